import { Mail, MapPin, Phone } from 'lucide-react';
import { company } from '../../company';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Message } from '../../i18n/Message';
import { telephoneAddress } from '../../layout/telephone';
import { contactPicture } from '../../pictures/contact';
import { ContactForm, type ContactFormProps } from '../../sections/ContactForm/ContactForm';
import { WithoutScripts } from '../../sections/ContactForm/WithoutScripts';
import { Lead, PageTitle } from '../../sections/Section/Section';
import { Aside, Band, Columns, Details, Opening, Picture, Sheet, sizes, Ways } from './Contact.styles';

/** The contact page: the form, and beside it the ways that need no form. */
export function Contact(form: Omit<ContactFormProps, 'email' | 'instead'>) {
  const { t } = useLanguage();
  const { image, imageAltId, mirrored } = contactPicture;
  const ways = { email: company.email, phone: company.phone, telephoneAddress: telephoneAddress(company.phone) };
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
          <ContactForm {...form} email={company.email} instead={<WithoutScripts {...ways} />} />
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
                <a href={ways.telephoneAddress}>
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
                  <bdi lang="en">{company.address}</bdi>
                  <br />
                  <bdi lang="en">{company.city}</bdi>
                </span>
              </li>
            </Ways>
          </Details>
        </Aside>
      </Columns>
    </Band>
  );
}
