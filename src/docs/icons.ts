import {
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  ExternalLink,
  Globe,
  Mail,
  MapPin,
  Phone,
  Plus,
  Star,
  X,
  type LucideIcon,
} from 'lucide-react';
import { siFacebook, siInstagram, siTiktok, siWhatsapp, type SimpleIcon } from 'simple-icons';

interface IconEntry {
  icon: LucideIcon;
  /** What it says, and where. */
  meaning: string;
  /** Whether it turns around in a right-to-left layout. */
  mirrors?: true;
}

/** The icons that the product uses, by their names in lucide-react; a test holds this list against the sources. */
export const icons: Readonly<Record<string, IconEntry>> = {
  Check: { icon: Check, meaning: 'The current language in the menu.' },
  ChevronDown: { icon: ChevronDown, meaning: 'Opens a menu or a list.' },
  CircleAlert: { icon: CircleAlert, meaning: 'Something is wrong: beside an error.' },
  CircleCheck: { icon: CircleCheck, meaning: 'It went well: beside a notice.' },
  ExternalLink: { icon: ExternalLink, meaning: 'Leads away from the site.', mirrors: true },
  Globe: { icon: Globe, meaning: 'Language.' },
  Mail: { icon: Mail, meaning: 'E-mail address.' },
  MapPin: { icon: MapPin, meaning: 'Place: the headquarters.' },
  Phone: { icon: Phone, meaning: 'Phone number.' },
  Plus: { icon: Plus, meaning: 'Opens an answer; turns while it is open.' },
  Star: { icon: Star, meaning: 'One of five in a rating.' },
  X: { icon: X, meaning: 'Closes a notice.' },
};

/** The marks of other companies, by their names in simple-icons. */
export const marks: Readonly<Record<string, SimpleIcon>> = { siFacebook, siInstagram, siTiktok, siWhatsapp };
