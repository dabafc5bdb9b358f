import {
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Clock,
  Copy,
  ExternalLink,
  Globe,
  ImageOff,
  Languages,
  Link,
  Mail,
  MapPin,
  PackageCheck,
  Pencil,
  Phone,
  Plus,
  Route,
  Star,
  Store,
  X,
  type LucideIcon,
} from 'lucide-react';
import { siFacebook, siInstagram, siTiktok, siWhatsapp, type SimpleIcon } from 'simple-icons';

interface IconEntry {
  icon: LucideIcon;
  /** Its meaning, and where it is used. */
  meaning: string;
  /** Whether it is mirrored in a right-to-left layout. */
  mirrors?: true;
}

/** The icons that the product uses, by their names in lucide-react; a test compares them with the sources. */
export const icons: Readonly<Record<string, IconEntry>> = {
  Check: { icon: Check, meaning: 'The current language in the menu.' },
  ChevronDown: { icon: ChevronDown, meaning: 'Opens a menu or a list.' },
  CircleAlert: { icon: CircleAlert, meaning: 'Beside an error.' },
  CircleCheck: { icon: CircleCheck, meaning: 'Success: beside a notice.' },
  Clock: { icon: Clock, meaning: 'Opening hours.' },
  Copy: { icon: Copy, meaning: 'Copies a text.' },
  ExternalLink: { icon: ExternalLink, meaning: 'Leads away from the site.', mirrors: true },
  Globe: { icon: Globe, meaning: 'Language.' },
  Languages: { icon: Languages, meaning: 'A fact: the languages that we answer in.' },
  Link: { icon: Link, meaning: 'Link to a section, beside its heading.' },
  ImageOff: { icon: ImageOff, meaning: 'In place of a picture that failed to load.' },
  Mail: { icon: Mail, meaning: 'E-mail address.' },
  MapPin: { icon: MapPin, meaning: 'Postal address.' },
  PackageCheck: { icon: PackageCheck, meaning: 'A fact: what is inspected.' },
  Pencil: { icon: Pencil, meaning: 'Edits a message.' },
  Phone: { icon: Phone, meaning: 'Phone number.' },
  Plus: { icon: Plus, meaning: 'Opens an answer; turns while it is open.' },
  Route: { icon: Route, meaning: 'A fact: the ways that goods take.' },
  Star: { icon: Star, meaning: 'One of five in a rating.' },
  Store: { icon: Store, meaning: 'A fact: the stores.' },
  X: { icon: X, meaning: 'Closes a notice.' },
};

/** The marks of other companies, by their names in simple-icons. */
export const marks: Readonly<Record<string, SimpleIcon>> = { siFacebook, siInstagram, siTiktok, siWhatsapp };
