import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { IntlText } from '#i18n/IntlText.tsx';
import { Message } from '#i18n/Message.tsx';
import { formatDays, formatTimes, formatTimeZone, type OpeningHours } from '#i18n/openingHours.ts';
import { Hours, Times } from './Contact.styles';

/** When somebody answers the phone: days, times and their time zone. */
export function OpeningTimes({ timeZone, times }: OpeningHours) {
  const { language } = useLanguage();
  return (
    <Hours>
      <span>
        <Message id="openingHours" />
      </span>
      {times.map(({ days, opens, closes }) => (
        <Times key={days.join()}>
          <IntlText>{formatDays(days, language)}</IntlText>
          <IntlText>{formatTimes(opens, closes, language)}</IntlText>
        </Times>
      ))}
      <IntlText>{formatTimeZone(timeZone, language)}</IntlText>
    </Hours>
  );
}
