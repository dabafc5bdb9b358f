import { basename } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configure, type FormatName } from '../config.ts';
import { testConfig } from '../fixtures/testConfig.ts';
import { createTestProject } from '../fixtures/testProject.ts';
import { i18nextOptions, keysNamedIn, usedKeys } from './usedKeys.server.ts';

let project: ReturnType<typeof createTestProject>;
beforeEach(() => {
  project = createTestProject();
});
afterEach(async () => {
  await project.remove();
  configure(testConfig);
});

interface Given {
  format?: FormatName;
  catalogs?: string;
  sources?: string;
  texts?: readonly string[];
  files?: Readonly<Record<string, string>>;
}

/** The keys that a source does not use. */
function unusedIn(
  source: string,
  keys: readonly string[],
  {
    format = 'react-i18next',
    catalogs = 'src/locales/{language}.json',
    sources = 'src',
    texts = [],
    files = {},
  }: Given = {},
) {
  configure({ ...testConfig, format, catalogs, sources: sources.replace('{root}', basename(project.root)) });
  for (const [name, content] of Object.entries({ 'src/App.tsx': source, ...files })) project.write(name, content);
  const used = usedKeys(project.root, keys, texts);
  return keys.filter((key) => !used.has(key));
}

const hook = 'const { t } = useTranslation();';
/** A catalog for each namespace. */
const namespaced = { catalogs: 'src/locales/{language}/{namespace}.json' };

test('what is read of other JSON files, or beside a text of a catalog, uses nothing', () => {
  const data = "import data from './data.json'; const { a, ...rest } = data; f(data[a])";
  expect(unusedIn(data, ['dead', 'dead.b'])).toEqual(['dead', 'dead.b']);
  const title = "import en from './locales/en.json'; f(en.home.title)";
  expect(unusedIn(title, ['home.title', 'home.dead'])).toEqual(['home.dead']);
});

describe('i18next: keys are used', () => {
  test.each([
    [
      'by a function with a prefix',
      "const { t: cart } = useTranslation('x', { keyPrefix: 'cart' }); cart('total')",
      ['cart.total'],
    ],
    ['by a prefix in two parts', "const t = getFixedT('en', null, 'cart.sum'); t('total')", ['cart.sum.total']],
    ['by a prefix of a request', "t('total', { keyPrefix: 'cart' })", ['cart.total']],
    [
      'below a prefix that is not known',
      "useTranslation('x', { keyPrefix: prefix }); t('total')",
      ['cart.total', 'a.b.total'],
    ],
    [
      'with options of the hook that are not known',
      "const { t } = useTranslation('x', options); t('total')",
      ['cart.total'],
    ],
    [
      'that is read of a catalog',
      "import en from './locales/en.json'; import { steps as all } from '@/locales/en.json'; const { nav } = en; f(en.home.title, all.map(f), en.lines.map(f))",
      ['home.title', 'steps.0', 'nav.home', 'lines.0'],
    ],
    ['by a condition', `${hook} t(isKnown ? base + name : 'unknown'); f('status')`, ['status.open', 'unknown']],
    ['by a default', `${hook} t(label ?? base + name); f('status')`, ['status.open']],
    ['that is assigned', `${hook} let key; key = base + name; t(key); f('status')`, ['status.open']],
    ['with a context', `${hook} t('crew', { context: sex })`, ['crew_male', 'crew_female', 'crew_male_one']],
    ['with options that are not known', `${hook} t('crew', options)`, ['crew_male', 'crew.0']],
    [
      'with a number',
      `${hook} t('days', { count })`,
      ['days_one', 'days_other', 'days_ordinal_few', 'days_0', 'days_plural'],
    ],
    ['by a template', `${hook} t(\`status.\${status}\`)`, ['status.open', 'status.shut.long']],
    ['by a template as it is written', `${hook} t(String.raw\`a.b\`); t(String.raw\`c.\${d}\`)`, ['a.b', 'c.d']],
    ['by a template with a text behind', `${hook} t(\`\${step}.title\`)`, ['load.title']],
    [
      'by texts that are joined',
      `${hook} t('status.' + status); t(['error', code].join('.')); t('a.'.concat(b))`,
      ['status.open', 'error.404', 'a.b'],
    ],
    ['by one of two texts', `${hook} t(isOpen ? 'status.open' : 'status.shut')`, ['status.open', 'status.shut']],
    ['by one of several', `${hook} t([\`error.\${code}\`, 'error.any'])`, ['error.404', 'error.any']],
    [
      'by a variable',
      `const key = 'status.open'; const all = { a: 'status.shut' }; ${hook} t(key); t(all[b])`,
      ['status.open', 'status.shut'],
    ],
    ['by a variable of one letter and a number', `const key = \`p\${n}\`; ${hook} t(key)`, ['p1', 'p12']],
    ['by a type', `type Status = 'open' | 'shut'; ${hook} t(status)`, ['open', 'shut']],
    [
      'by the name of a property',
      `const labels = { saved: 1 }; ${hook} Object.keys(labels).map(t); Object.keys({ sent: 1 }).map((key) => t(key))`,
      ['saved', 'sent'],
    ],
    ['by an enumeration', `enum Status { Open }; ${hook} t(Status[status])`, ['Open']],
    [
      'by a variable below a prefix',
      "const { t } = useTranslation('x', { keyPrefix: 'error' }); t(code)",
      ['error.404', 'error.a.b'],
    ],
    [
      'by a variable of an object',
      "const form = useTranslation('x', { keyPrefix: 'error' }); form.t(code)",
      ['error.404'],
    ],
    [
      'by a function that is passed on',
      "const { t: cart } = useTranslation('x', { keyPrefix: 'cart' }); codes.map(cart)",
      ['cart.total'],
    ],
    [
      'by a function that a hook gives',
      "export function useCart() { const [t] = useTranslation('x', { keyPrefix: 'cart' }); return { t } }",
      ['cart.total'],
    ],
    [
      'by a variable of a component with a prefix',
      "export default withTranslation('x', { keyPrefix: 'cart' })(({ t, code }) => <p>{t(code)}</p>)",
      ['cart.total'],
    ],
    [
      'by a component that has a prefix',
      '<Translation keyPrefix="cart">{(t) => t(code)}</Translation>',
      ['cart.total'],
    ],
    ['as a list', `${hook} t('steps', { returnObjects: true })`, ['steps.0', 'steps.1.name']],
    ['as a list that is joined', `${hook} t('steps', { joinArrays: ' ' })`, ['steps.0']],
    ['as a list of a variable', `const key = 'steps'; ${hook} t(key, { returnObjects: true })`, ['steps.0']],
    ['as a list of a template', `${hook} t(\`\${page}.steps\`, { returnObjects: true, count })`, ['home.steps.0']],
    ['as a list, by default', `i18n.init({ returnObjects: true }); ${hook} t('steps')`, ['steps.0']],
    ['by a sentence', `${hook} t('Save changes'); t('Don\\'t. "Really"')`, ['Save changes', 'Don\'t. "Really"']],
    ['by a component', '<Trans i18nKey="terms" /> ; <Trans i18nKey={`status.${status}`} />', ['terms', 'status.open']],
    [
      'by the content of a component',
      '<Trans>\n  Hello <b>{{ name }}</b>, welcome\n  back\n</Trans>',
      ['Hello <1>{{name}}</1>, welcome back'],
    ],
    ['by a selector', `${hook} t(($) => $.cart.total); t(($) => $.status[status])`, ['cart.total', 'status.open']],
    ['by a selector that takes its parameter apart', `${hook} t(({ cart }) => cart.total)`, ['cart.total']],
    ['by a type', "type Key = `status.${'open' | 'shut'}`; const show = (key: Key) => i18n.t(key)", ['status.open']],
    ['by a comment', '/* t(\'error.404\') */ // t("error.500")', ['error.404', 'error.500']],
    [
      'below a prefix, where the function has no name',
      "getFixedT('en', null, 'cart')(code); useTranslation('x', { keyPrefix: 'menu' }).t(code)",
      ['cart.total', 'menu.home'],
    ],
    [
      'by what is imported under another name',
      "import { useTranslation as useTexts } from 'x'; const { t: tr } = useTexts('x', { keyPrefix: 'cart' }); tr(code)",
      ['cart.total'],
    ],
    [
      'by a beginning that is a variable',
      `const base = 'status.'; ${hook} t(base + status)`,
      ['status.open', 'status.shut.long'],
    ],
    [
      'by a beginning that is one of two',
      `${hook} t((isOpen ? 'status.' : 'state.') + status)`,
      ['status.open', 'state.open'],
    ],
    ['by a variable that gets longer', `let key = 'status'; key += \`.\${status}\`; ${hook} t(key)`, ['status.open']],
    ['by a list that is joined', `const parts = ['status', status]; ${hook} t(parts.join('.'))`, ['status.open']],
    [
      'by names that are joined elsewhere',
      `${hook} t(label); <Field label={\`\${scope}.\${name}\`} time={\`\${hours}:\${minutes}\`} />; f('user')`,
      ['user.email'],
    ],
    [
      'as a list, with options behind a text for a missing message',
      `${hook} t('steps', 'No steps', { returnObjects: true }); t('lines', 'None', options)`,
      ['steps.0', 'lines.0'],
    ],
    [
      'as a list of a function with another name',
      "translate('steps', { returnObjects: true }); tr('lines', 'None', { joinArrays: ' ' })",
      ['steps.0', 'lines.0'],
    ],
    ['as a list that is joined, by default', `i18n.init({ joinArrays: ' ' }); ${hook} t('steps')`, ['steps.0']],
    ['as a list of a component', '<Trans i18nKey="steps" tOptions={{ joinArrays: \' \' }} />', ['steps.0']],
    ['with a context behind a text', `${hook} t('crew', 'A crew', options)`, ['crew_male']],
    ['by a number', `${hook} t(404)`, ['404', '404_one']],
    ['by a tagged template', 'i18n.t`cart.total`', ['cart.total']],
    [
      'by a selector in another function',
      't(function ($) { return $.cart.total }); keyFromSelector(($) => $.menu.home)',
      ['cart.total', 'menu.home'],
    ],
    ['as a resource', "i18n.getResource('en', 'x', 'steps')", ['steps.0', 'steps.1.name']],
    [
      'in text of JSX that is written in another way',
      '<Trans i18nKey="Fish &amp; chips" />; <Trans>Salt &#38; pepper</Trans>; <Trans><b>All of it</b></Trans>',
      ['Fish & chips', 'Salt & pepper', '<0>All of it</0>'],
    ],
    [
      'by what stands for a missing message',
      `${hook} t('lines', 'One $t(unit)'); t('lines', { defaultValue: '$t(size)' })`,
      ['unit', 'size'],
    ],
    [
      'with the namespace of the only catalog',
      `${hook} t('translation:title'); t(\`common:status.\${status}\`); t('common:steps', { returnObjects: true })`,
      ['title', 'status.open', 'steps.0'],
    ],
    [
      'by a function that is imported as `t`',
      "import { translate as t } from 'x'; t(`p${n}`); t('crew', options); Object.keys({ sent: 1 }).map((key) => t(key))",
      ['p1', 'crew_male', 'sent'],
    ],
    [
      'by the name of a property that something is imported as',
      `import { name as saved } from 'x'; ${hook} Object.keys({ saved: 1 }).map((key) => t(key)); all.sent`,
      ['saved', 'sent'],
    ],
    [
      'in a source with types',
      "const { t } = useTranslation() as any; (t as Translate)<string>('cart.total' as const)!",
      ['cart.total'],
    ],
  ])('%s', (_, source, keys) => {
    const dead = ['dead', 'dead_one', 'dead.branch'];
    expect(unusedIn(source, [...keys, ...dead])).toEqual(dead);
  });

  test('as a bundle', () => {
    expect(unusedIn("i18n.getResourceBundle('en', 'x')", ['any', 'a.b'])).toEqual([]);
  });

  test('by another message, in whatever language', () => {
    const texts = ['One $t(unit)', '$t(days, {"count": 2}) and $t( port )', '$t(size.{{size}})'];
    const keys = ['unit', 'days_one', 'days_other', 'port', 'size.small', 'dead'];
    expect(unusedIn('', keys, { texts })).toEqual(['dead']);
  });

  test('by another message, with a context', () => {
    expect(unusedIn('', ['crew_male', 'dead'], { texts: ['$t(crew, { "context": "male" })'] })).toEqual(['dead']);
  });

  test.each(['src', '../{root}'])(
    'in other files than scripts, not in catalogs, tests and own files: %s',
    (sources) => {
      const files = {
        'src/menu.json': '{ "items": [{ "label": "menu.home" }] }',
        'src/names.json': '{ "saved": [] }',
        'src/Page.mdx': "export const title = t('page.title') + t(`state.${state}`)",
        'src/mail.hbs': "{{t 'mail.key'}}",
        'src/broken.ts': "t('broken.key'; t('error.' + code)",
        'src/worker.mjs': "t('worker.key')",
        'src/Crew.js':
          "const Crew = ({ sex }: Props) => { t = useTranslation('x', { keyPrefix: 'ship' }); t('list', { context: sex }); t('decks', { returnObjects: true }) }",
        'src/Cart.js': `function Cart() { const { t } = useTranslation('x', { keyPrefix: 'cart' }); return <p>{t('total')}</p>; }`,
        'src/locales/en.json': '{ "dead": "dead" }',
        'src/i18n/notes/es.json': '{ "1": { "key": "dead" } }',
        'src/App.test.tsx': "t('dead')",
        'src/App.spec.ts': "t('dead')",
        'src/App.stories.tsx': "t('dead')",
        'src/keys.d.ts': "type Key = 'dead'",
      };
      const keys = [
        'menu.home',
        'saved',
        'page.title',
        'state.open',
        'mail.key',
        'broken.key',
        'error.404',
        'worker.key',
        'cart.total',
        'ship.list_full',
        'ship.decks.0',
        'dead',
      ];
      expect(unusedIn(`${hook} t(name)`, keys, { files, sources })).toEqual(['dead']);
    },
  );

  test('with a namespace, wherever it is named', () => {
    const source = `
      const { t } = useTranslation('shop'); t('order');
      t('pages/yard:title'); t('lead', { ns: 'pages/yard' });
      const errors = useTranslation('errors'); errors.t(code);
      t(code, { ns: 'codes' });`;
    const keys = [
      'shop:order',
      'pages/yard:title',
      'pages/yard:lead',
      'errors:any',
      'codes:any',
      'shop:dead',
      'pages/yard:dead',
    ];
    expect(unusedIn(source, keys, namespaced)).toEqual(['shop:dead', 'pages/yard:dead']);
    // Any message of any namespace may be requested.
    expect(unusedIn(`${source} t(code, { ns });`, keys, namespaced)).toEqual([]);
    expect(unusedIn(`${source} t('dead', { ns });`, [...keys, 'shop:gone'], namespaced)).toEqual(['shop:gone']);
  });

  test.each([
    "export default withTranslation('errors')(({ t, code }) => t(code))",
    '<Translation ns="errors">{(t) => t(code)}</Translation>',
    "export const useErrors = () => useTranslation('errors')",
    "export const useErrors = () => useTranslation('errors').t",
    "export const errorT = i18n.getFixedT(null, 'errors')",
    "format(i18n.getFixedT(null, 'errors'), code)",
    "class Report { t = getFixedT(null, 'errors') }",
  ])('with the namespace of a function that may be called elsewhere: %s', (source) => {
    expect(unusedIn(source, ['errors:any', 'shop:dead'], namespaced)).toEqual(['shop:dead']);
  });

  test.each([
    "const NS = 'roles'; const { t } = useTranslation(NS); t(user.role)",
    "const { t } = useTranslation(isAdmin ? 'roles' : 'shop'); t(user.role)",
    'const t = i18n.getFixedT(null, NS); t(user.role)',
    "const { t } = useT('roles'); t(user.role)",
    "const { t } = await getT('roles'); t(user.role)",
  ])('with a variable in the namespace of a function: %s', (source) => {
    expect(unusedIn(source, ['roles:admin', 'roles:editor'], namespaced)).toEqual([]);
    const dead = source.replace('t(user.role)', "t('admin')");
    expect(unusedIn(dead, ['roles:admin', 'roles:editor'], namespaced)).toEqual(['roles:editor']);
  });

  test('with the separators of the instance', () => {
    const source = `
      const dash = '-';
      export const options = { keySeparator: '/', nsSeparator: '|', contextSeparator: dash } satisfies InitOptions;
      createInstance({ pluralSeparator: '~', interpolation: { prefix: '%{', suffix: '}', nestingPrefix: '[[', nestingSuffix: ']]' } });
      t('a/b', { keySeparator: '.' }); t('shop|order'); t('days', { count }); t('crew', { context }); t('steps/all', { returnObjects: true });`;
    const keys = [
      'shop:a.b',
      'shop:order',
      'shop:days~one',
      'shop:crew-male',
      'shop:steps.all.0',
      'shop:unit',
      'shop:a.c',
      'shop:days_one',
    ];
    expect(unusedIn(source, keys, { ...namespaced, texts: ['One [[unit]]'] })).toEqual(['shop:a.c', 'shop:days_one']);
    expect(i18nextOptions(project.root)).toEqual({
      keySeparator: '/',
      nsSeparator: '|',
      contextSeparator: '-',
      pluralSeparator: '~',
      interpolation: { prefix: '%{', suffix: '}', nestingPrefix: '[[', nestingSuffix: ']]' },
    });
  });
});

test('i18next: a function with a prefix that is only called does not use all that it could', () => {
  const source = `
    const { t } = useTranslation('x', { keyPrefix: 'cart' });
    useEffect(() => { document.title = t('title') }, [t]);
    const other = useTranslation('x', { keyPrefix: 'menu' });
    <Trans t={other.t} i18nKey="home" />;
    const last = useTranslation('x', { keyPrefix: 'end' }).t; last('title');
    useTranslation('x');`;
  const keys = ['cart.title', 'cart.dead', 'menu.home', 'menu.dead', 'end.title', 'end.dead'];
  expect(unusedIn(source, keys)).toEqual(['cart.dead', 'menu.dead', 'end.dead']);
});

test('i18next: the content of a component with many elements is compared at once', () => {
  const content = (count: number) => Array.from({ length: count }, (_, index) => `<${index}>dock</${index}>`).join(' ');
  const keys = [`${content(9)}.`, `${content(6)}!`];
  expect(unusedIn(`<Trans>${'<b>dock</b> '.repeat(6)}!</Trans>`, keys)).toEqual([keys[0]]);
});

test('i18next: a text of thousands of parts is read at once', () => {
  expect(unusedIn(`${hook} t('a.' + ${"'' + ".repeat(40_000)}name)`, ['a.open', 'title'])).toEqual(['title']);
});

test('i18next: a JSON file with hundreds of thousands of texts is read', () => {
  const files = { 'src/menu.json': JSON.stringify(Array.from({ length: 300_000 }, (_, index) => `item${index}`)) };
  expect(unusedIn('', ['item7', 'dead'], { files })).toEqual(['dead']);
  project.write('src/menu.json', '[]');
});

test('i18next: what only resembles a request is none', () => {
  const source = `
    import { status } from './status';
    ${hook}
    const style = css\`color: \${color}; margin: \${space}px\`;
    <p className={\`\${base} \${state}\`} role="status" tabIndex={index + 1}>{t('title')}{\`\${n}e\`}{\`\${hours}:\${minutes}\`}</p>;`;
  expect(unusedIn(source, ['title', 'status.open', 'title_old', 'title.old', 'color', 'page1', 'Home page'])).toEqual([
    'status.open',
    'title_old',
    'title.old',
    'color',
    'page1',
    'Home page',
  ]);
});

test.each([
  [
    'its id',
    "intl.formatMessage({ id: 'page.title' }); <FormattedMessage id={`status.${status}`} />",
    ['page.title', 'status.open'],
    ['dead'],
  ],
  [
    'a list of messages',
    "defineMessages({ a: { id: 'page.title', defaultMessage: 'Title' } })",
    ['page.title'],
    ['dead'],
  ],
  ['an id in parts', '<Text id={`q${n}`} />; intl.formatMessage({ id: `${a}${b}` })', ['q1'], ['dead']],
  [
    'the beginning of its id',
    "const scope = 'app.'; defineMessages({ a: { id: scope + name } })",
    ['app.title'],
    ['dead'],
  ],
  // A build makes the ids.
  ['its text', '<FormattedMessage defaultMessage="Title" />', ['k3J9s1', 'dead'], []],
  ['its text in a list', "defineMessages({ a: { defaultMessage: 'Title' } })", ['k3J9s1', 'dead'], []],
])('react-intl: a message is used by %s', (_, source, keys, unused) => {
  expect(unusedIn(source, [...new Set([...keys, ...unused])], { format: 'react-intl' })).toEqual(unused);
});

test('a source may be in another encoding than UTF-8', () => {
  project.write('src/Old.tsx', Buffer.from("const label = 'Été';", 'latin1'));
  expect(unusedIn(`${hook} t('title');`, ['title', 'last'])).toEqual(['last']);
});

test('flat: a message is used by a text, a template, or the name of a property', () => {
  const source = '<Text id="email" />; translate(`faq${n}Question`); messages.legal; ({ city: 1 }); \'a faqTitle\'';
  const keys = ['email', 'faq1Question', 'legal', 'city', 'days_one', 'faqTitle'];
  expect(unusedIn(source, keys, { format: 'flat' })).toEqual(['days_one', 'faqTitle']);
});

test('without a folder of sources, all messages are used', () => {
  configure({ ...testConfig, sources: 'none' });
  expect([...usedKeys(project.root, ['dead'], [])]).toEqual(['dead']);
});

test('a source names a key in any kind of quotes, or a part of it', () => {
  const source = "t('heroTitle'); x = \"email\"; `legal`; t('heroTitleLong'); 'a faqTitle'; t(`faq${n}Question`)";
  expect(keysNamedIn('a.ts', source, new Set(['heroTitle', 'email', 'legal', 'faqTitle', 'faq1Question']))).toEqual([
    'heroTitle',
    'email',
    'legal',
    'faq1Question',
  ]);
});
