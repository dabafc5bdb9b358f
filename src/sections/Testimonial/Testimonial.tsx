import { Avatar } from '../../components/Avatar/Avatar';
import { StarRating } from '../../components/StarRating/StarRating';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Message } from '../../i18n/Message';
import { Column, Section, SectionTitle } from '../Section/Section';
import { Card, Person, Words } from './Testimonial.styles';

/** Stars that the customer gave (specification, section 9). */
const stars = 5;

interface TestimonialProps {
  /** Address of the customer's picture, if there is one. */
  avatar?: string | undefined;
}

/** What one customer says. */
export function Testimonial({ avatar }: TestimonialProps) {
  const { t } = useLanguage();
  return (
    <Section>
      <Column>
        <Card>
          <SectionTitle>
            <Message id="testimonialTitle" />
          </SectionTitle>
          <figure>
            <StarRating value={stars} total={stars} label={t('starRating', { count: stars, total: stars })} />
            <Words>
              <p>
                <Message id="testimonialQuote" />
              </p>
            </Words>
            <Person>
              <Avatar name={t('testimonialName')} src={avatar} />
              <span>
                <strong>
                  <Message id="testimonialName" />
                </strong>
                <span>
                  <Message id="testimonialRole" />
                </span>
              </span>
            </Person>
          </figure>
        </Card>
      </Column>
    </Section>
  );
}
