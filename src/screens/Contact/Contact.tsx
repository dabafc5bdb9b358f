import { Mail, MapPin, Phone } from 'lucide-react';
import { company } from '../../company';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Message } from '../../i18n/Message';
import { telephoneAddress } from '../../layout/telephone';
import { contactPicture } from '../../pictures/contact';
import { ContactForm } from '../../sections/ContactForm/ContactForm';
import type { ContactValues } from '../../sections/ContactForm/contactValues';
import { Lead, PageTitle } from '../../sections/Section/Section';
import { Aside, Band, Columns, Details, Opening, Picture, Sheet, sizes, Ways } from './Contact.styles';

interface ContactProps {
  /** Gets each valid message once. */
  onSend: (values: ContactValues) => void;
}

/** The contact page: the form, and beside it the ways that need no form. */
export function Contact({ onSend }: ContactProps) {
  const { t } = useLanguage();
  const { image, imageAltId, mirrored } = contactPicture;
  return (
    <Band>
      <Columns>
        <Opening>
          <PageTitle>
            <Message id="contactTitle" />
          </PageTitle>
          <Lead>
            <Message id="contactSubtitle" />
          </Lead>
        </Opening>
        <Sheet>
          <ContactForm onSend={onSend} />
        </Sheet>
        <Aside>
          <Picture source={image} alt={t(imageAltId)} sizes={sizes} mirrored={mirrored} priority />
          <Details>
            <h2>
              <Message id="contactDetailsTitle" />
            </h2>
            <p>
              <Message id="contactDetailsText" />
            </p>
            <Ways>
              <li>
                <Phone aria-hidden="true" />
                <a href={telephoneAddress(company.phone)}>
                  <bdi dir="ltr">{company.phone}</bdi>
                </a>
              </li>
              <li>
                <Mail aria-hidden="true" />
                <a href={`mailto:${company.email}`}>
                  <bdi dir="ltr">{company.email}</bdi>
                </a>
              </li>
              <li>
                <MapPin aria-hidden="true" />
                <span>
                  <bdi>{company.address}</bdi>
                  <br />
                  <bdi>{company.city}</bdi>
                </span>
              </li>
            </Ways>
          </Details>
        </Aside>
      </Columns>
    </Band>
  );
}
