import { Avatar } from '#components/Avatar';
import type { PictureSource } from '#components/Picture';
import { StarRating } from '#components/StarRating';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { Message } from '#i18n/Message.tsx';
import { RaisedSection, SectionTitle } from '#sections/Section';
import { Person, Quote, Figure, Quotation } from './Testimonial.styles';

/** The customer's rating, in stars (docs/spec.md, section 9). */
const stars = 5;

interface TestimonialProps {
  /** The customer's picture, from an import with `?picture`, if there is one. */
  avatar?: PictureSource | undefined;
}

/** The quote of a customer, with rating, name and role. */
export function Testimonial({ avatar }: TestimonialProps) {
  const { t } = useLanguage();
  return (
    <RaisedSection>
      <Figure>
        <SectionTitle>
          <Message id="testimonialTitle" />
        </SectionTitle>
        <Quote>
          <StarRating value={stars} total={stars} label={t('starRating', { count: stars, total: stars })} />
          <Quotation>
            <p>
              <Message id="testimonialQuote" />
            </p>
          </Quotation>
        </Quote>
        <Person>
          <Avatar name={t('testimonialName')} source={avatar} />
          <span>
            <strong>
              <Message id="testimonialName" />
            </strong>
            <span>
              <Message id="testimonialRole" />
            </span>
          </span>
        </Person>
      </Figure>
    </RaisedSection>
  );
}
