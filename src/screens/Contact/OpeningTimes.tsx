import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { IntlText } from '#i18n/IntlText.tsx';
import { Message } from '#i18n/Message.tsx';
import { formatDays, formatTime, formatTimeZone, type OpeningHours } from '#i18n/openingHours.ts';
import { Hours } from './Contact.styles';

/** When somebody answers the phone: days, times and their time zone. */
export function OpeningTimes({ timeZone, times }: OpeningHours) {
  const { language, t } = useLanguage();
  return (
    <Hours>
      <span>
        <Message id="openingHours" />
      </span>
      {times.map(({ days, opens, closes }) => (
        // Its lines begin on the side of the page, not on that of its own direction.
        <span key={days.join()}>
          <IntlText>
            {t('openingTimes', {
              days: formatDays(days, language, (range) => t('dayRange', range)),
              opens: formatTime(opens, language),
              closes: formatTime(closes, language),
            })}
          </IntlText>
        </span>
      ))}
      <IntlText>{formatTimeZone(timeZone, language)}</IntlText>
    </Hours>
  );
}
