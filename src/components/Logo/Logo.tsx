import { mark } from '../../brand/mark';
import { wordmark } from '../../brand/wordmark';
import { Lockup, markHeight, type Ink } from './Logo.styles';

interface LogoProps {
  /** The company's name. Where it is not the drawn one, it is set in type beside the mark. */
  name: string;
  /** `mark` alone, where there is no room for the name or it stands nearby. */
  form?: 'full' | 'mark';
  /** What the logo stands on. */
  ink?: Ink;
  /** Width of the mark in px; as a rule it follows the size of type. */
  size?: number;
}

const { width, height } = mark;

/** The company's mark and name: the mark is the first letter. A brand reads left to right in every language. */
export function Logo({ name, form = 'full', ink = 'onDark', size }: LogoProps) {
  return (
    <Lockup
      role="img"
      aria-label={name}
      dir="ltr"
      translate="no"
      $ink={ink}
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
