/** A format of i18next itself in a placeholder. */
interface Format {
  name: keyof typeof formatters;
  options: Readonly<Record<string, unknown>>;
  /** As the message writes it: `currency(EUR)`. */
  source: string;
}

/** How i18next formats: each throws where it cannot use an option. A currency or unit may come from the source code. */
const formatters = {
  number: (options: object) => new Intl.NumberFormat('en', { currency: 'EUR', unit: 'day', ...options }),
  currency: (options: object) => new Intl.NumberFormat('en', { currency: 'EUR', ...options, style: 'currency' }),
  datetime: (options: object) => new Intl.DateTimeFormat('en', options),
  relativetime: ({ range = 'day', ...options }: { range?: Intl.RelativeTimeFormatUnit }) =>
    new Intl.RelativeTimeFormat('en', options).format(1, range),
  list: (options: object) => new Intl.ListFormat('en', options),
};

const unnamed: Readonly<Record<string, string>> = { currency: 'currency', relativetime: 'range' };

function valueOf(text: string) {
  const value = text.trim().replaceAll(/^'+|(?<!')'+$/g, '');
  if (value === 'true' || value === 'false') return value === 'true';
  return Number.isNaN(Number(value)) ? value : Number.parseInt(value, 10);
}

function optionsIn(name: string, source: string) {
  if (!source.includes(':') && Object.hasOwn(unnamed, name)) return { [unnamed[name]!]: source.trim() };
  const options = source.split(';').filter(Boolean);
  return Object.fromEntries(
    options.toReversed().map((option) => {
      const [key = '', ...value] = option.split(':');
      return [key.trim(), valueOf(value.join(':'))];
    }),
  );
}

/** The formats of i18next itself, as it reads them. @param written behind the name of the value: `currency(EUR), capitals` */
export function formatsIn(written: string): Format[] {
  const sources = written.trim().match(/(?:[^,(]|\([^)]*\)?)+/g) ?? [];
  return sources.flatMap((source) => {
    const [before = '', inside] = source.split('(');
    const name = before.toLowerCase().trim();
    if (!Object.hasOwn(formatters, name)) return [];
    const options = inside === undefined ? {} : optionsIn(name, inside.slice(0, -1));
    return { name: name as Format['name'], options, source: source.trim() };
  });
}

/** Without a format that it cannot use, i18next shows a value as it is. */
export function isUsable({ name, options }: Format) {
  try {
    return Boolean(formatters[name](options));
  } catch {
    return false;
  }
}

/** The format with the currency or unit of its number: `currency(EUR)`, `relativetime(day)`. */
export function formatType({ name, options }: Format) {
  const { currency, unit, range = 'day' } = options as Readonly<Record<string, string | number | undefined>>;
  const measure = name === 'relativetime' ? `${range}`.replace(/s$/, '') : (currency ?? unit);
  return measure === undefined ? name : `${name}(${measure})`;
}
