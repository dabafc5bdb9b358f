import { mark } from '#content/brand/mark.ts';
import { wordmark } from '#content/brand/wordmark.ts';
import { Lockup, markHeight, type LogoVariant } from './Logo.styles';

interface LogoProps {
  /** The company's name. A name other than that of the wordmark is set in type beside the mark. */
  name: string;
  /** `mark` leaves out the name. */
  form?: 'full' | 'mark';
  /** The background that the logo is on; `monochrome` draws it in the color of the text. */
  variant?: LogoVariant;
  /** Width of the mark in px; without it the mark follows the font size. */
  size?: number;
}

const { width, height } = mark;

/** The company's mark, which is the first letter, and name. A brand is left-to-right in every language. */
export function Logo({ name, form = 'full', variant = 'onDark', size }: LogoProps) {
  return (
    <Lockup
      role="img"
      aria-label={name}
      dir="ltr"
      translate="no"
      $variant={variant}
      style={size ? { fontSize: (size * height) / width / markHeight } : undefined}
    >
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
        <path d={mark.port} />
        <path className="cargo" d={mark.cargo} />
      </svg>
      {form === 'full' && (
        <bdi>
          {name === wordmark.name ? (
            <svg aria-hidden="true" viewBox={`${width} 0 ${wordmark.width - width} ${height}`}>
              <path d={wordmark.letters.join('')} />
            </svg>
          ) : (
            <span className="typed">{name}</span>
          )}
        </bdi>
      )}
    </Lockup>
  );
}
