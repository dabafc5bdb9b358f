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

/**
 * The icons that the product uses, by their names in lucide-react; a test compares them with the sources. Each with its meaning
 * or use, and whether it is mirrored in a right-to-left layout.
 */
export const icons: Readonly<Record<string, [icon: LucideIcon, meaning: string, mirrors?: 'mirrored']>> = {
  Check: [Check, 'The current language in the menu.'],
  ChevronDown: [ChevronDown, 'Opens a menu or a list.'],
  CircleAlert: [CircleAlert, 'Beside an error.'],
  CircleCheck: [CircleCheck, 'Success: beside a notice.'],
  Clock: [Clock, 'Opening hours.'],
  Copy: [Copy, 'Copies a text.'],
  ExternalLink: [ExternalLink, 'Leads away from the site.', 'mirrored'],
  Globe: [Globe, 'Language.'],
  ImageOff: [ImageOff, 'In place of a picture that failed to load.'],
  Languages: [Languages, 'In the key facts: the languages we answer in.'],
  Link: [Link, 'Link to a section, beside its heading.'],
  Mail: [Mail, 'Email address.'],
  MapPin: [MapPin, 'Postal address.'],
  PackageCheck: [PackageCheck, 'A fact: what is inspected.'],
  Pencil: [Pencil, 'Edits a message.'],
  Phone: [Phone, 'Phone number.'],
  Plus: [Plus, 'Opens an answer; turns while it is open.'],
  Route: [Route, 'A fact: the ways that goods take.'],
  Star: [Star, 'One of five in a rating.'],
  Store: [Store, 'A fact: the stores.'],
  X: [X, 'Closes a notice.'],
};

/** The marks of other companies, by their names in simple-icons. */
export const marks: Readonly<Record<string, SimpleIcon>> = { siFacebook, siInstagram, siTiktok, siWhatsapp };
