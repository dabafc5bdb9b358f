import { Avatar } from '../../components/Avatar/Avatar';
import type { PictureSource } from '../../components/Picture/pictureSource';
import { StarRating } from '../../components/StarRating/StarRating';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Message } from '../../i18n/Message';
import { Section, SectionTitle } from '../Section/Section';
import { Person, Quote, Voice, Words } from './Testimonial.styles';

/** Stars that the customer gave (specification, section 9). */
const stars = 5;

interface TestimonialProps {
  /** The customer's picture, if there is one. */
  avatar?: PictureSource | undefined;
}

/** What one customer says. */
export function Testimonial({ avatar }: TestimonialProps) {
  const { t } = useLanguage();
  return (
    <Section $raised>
      <Voice>
        <SectionTitle>
          <Message id="testimonialTitle" />
        </SectionTitle>
        <Quote>
          <StarRating value={stars} total={stars} label={t('starRating', { count: stars, total: stars })} />
          <Words>
            <p>
              <Message id="testimonialQuote" />
            </p>
          </Words>
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
      </Voice>
    </Section>
  );
}
