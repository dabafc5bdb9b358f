import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { useId } from 'react';
import { company } from '#content/company.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { IntlText } from '#i18n/IntlText.tsx';
import { Message } from '#i18n/Message.tsx';
import { formatList, languageNames } from '#i18n/names.ts';
import type { OpeningHours } from '#i18n/openingHours.ts';
import { telephoneUrl } from '#src/lib/telephoneUrl.ts';
import { emailUrl } from '#src/sections/ContactForm/mailtoUrl.ts';
import { contactPicture } from '#content/pictures/contact.ts';
import { ContactForm, WithoutScripts, type ContactFormProps } from '#sections/ContactForm';
import { Lead, PageTitle } from '#sections/Section';
import { Aside, Band, Card, Columns, ContactDetails, Details, Intro, Picture, sizes } from './Contact.styles';
import { OpeningTimes } from './OpeningTimes';

interface ContactProps extends Omit<ContactFormProps, 'email' | 'fallback' | 'answerDays'> {
  /** When somebody answers the phone: a `timeZone` and a list of `times`, each with its `days`, `opens` and `closes`. */
  openingHours?: OpeningHours | undefined;
}

/**
 * The contact page: the form, and the contact details. Takes the props of `ContactForm` as well, except `email`, `fallback` and
 * `answerDays`, which it sets itself.
 */
export function Contact({ openingHours, ...form }: ContactProps) {
  const { language, t } = useLanguage();
  const titleId = useId();
  const { image, imageAltId, mirrored } = contactPicture;
  const { email, phone, answerDays, postalAddress, city } = company;
  const ways = { email, phone, telephoneUrl: telephoneUrl(phone) };
  return (
    <Band>
      <Columns>
        <Intro>
          <PageTitle>
            <Message id="contactTitle" />
          </PageTitle>
          <Lead>
            <Message id="contactSubtitle" />
          </Lead>
        </Intro>
        <Card>
          <ContactForm {...form} email={email} answerDays={answerDays} fallback={<WithoutScripts {...ways} />} />
        </Card>
        <Aside aria-labelledby={titleId}>
          <Picture source={image} alt={t(imageAltId)} sizes={sizes} mirrored={mirrored} priority />
          <Details>
            <h2 id={titleId}>
              <Message id="contactDetailsTitle" />
            </h2>
            <p>
              <Message
                id="contactDetailsText"
                values={{
                  languages: <IntlText>{formatList(languageNames(language), language, 'disjunction')}</IntlText>,
                }}
              />
            </p>
            {answerDays && (
              <p>
                <Message id="answerWithin" values={{ count: answerDays }} />
              </p>
            )}
            <ContactDetails>
              <li>
                <Phone aria-hidden="true" />
                <a href={ways.telephoneUrl}>
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              </li>
              {openingHours && (
                <li>
                  <Clock aria-hidden="true" />
                  <OpeningTimes {...openingHours} />
                </li>
              )}
              <li>
                <Mail aria-hidden="true" />
                <a href={emailUrl(email)}>
                  <bdi dir="ltr">{email}</bdi>
                </a>
              </li>
              <li>
                <MapPin aria-hidden="true" />
                <span>
                  <bdi lang="en">{postalAddress}</bdi>
                  <br />
                  <bdi lang="en">{city}</bdi>
                </span>
              </li>
            </ContactDetails>
          </Details>
        </Aside>
      </Columns>
    </Band>
  );
}
