import { expect, test } from 'vitest';
import { styleNames, type Content, type ShownNode, type StyleName } from '../content/content.ts';
import { explainChange } from './explainChange.ts';
import { isImage } from './paint.ts';

const size = { width: 60, height: 60 };

type Style = Partial<Record<StyleName, string>>;

interface Element extends Partial<Omit<ShownNode, 'style' | 'box'>> {
  box: ShownNode['box'];
  style?: Style;
  /** What is painted in its box. */
  paint?: string;
}

const black = 'rgb(0, 0, 0)';

/** A page with these elements, in their order. */
function side(elements: readonly Element[]) {
  const data = Buffer.alloc(4 * size.width * size.height, 255);
  const styles: string[][] = [];
  const nodes = elements.map(({ style = {}, paint, box, ...node }, index): ShownNode => {
    // A picture is no style.
    const background = isImage({ tag: 'div', ...node }) ? undefined : paint;
    const values: Style = { 'background-color': background ?? 'rgba(0, 0, 0, 0)', ...style };
    // A text has the style of the element around it.
    styles.push(node.tag === '#text' ? [] : styleNames.map((name) => values[name] ?? ''));
    const [left, top, width, height] = box;
    const channels = paint?.match(/\d+/g)?.map(Number) ?? [];
    const painted = channels.length > 0 ? top + height : top;
    for (let y = top; y < painted; y++)
      for (let x = left; x < left + width; x++) data.set([...channels, 255], 4 * (y * size.width + x));
    return { parent: index === 0 ? -1 : 0, tag: 'div', order: index, ...node, box, style: index };
  });
  return { content: { nodes, styles } satisfies Content, data, height: size.height };
}

const body: Element = { tag: 'body', box: [0, 0, 60, 60], paint: 'rgb(255, 255, 255)' };
const page = (...elements: Element[]) => side([body, ...elements]);

const explain = (before: Page, after: Page) => explainChange(before, after, size);
const kindsOf = ({ causes }: ReturnType<typeof explain>) =>
  causes.map(({ kind, from, to, pixels }) => [kind, from, to, pixels]);
type Page = ReturnType<typeof page>;
/** The kinds of the causes, and what they have changed from and to. */
const kindsBetween = (before: Page, after: Page) => kindsOf(explain(before, after)).map(([kind]) => kind);
const changesBetween = (before: Page, after: Page) =>
  kindsOf(explain(before, after)).map(([kind, from, to]) => [kind, from, to]);
const pixelsBetween = (before: Page, after: Page) =>
  kindsOf(explain(before, after)).map(([kind, , , pixels]) => [kind, pixels]);
const marked = ({ mask }: ReturnType<typeof explain>) => mask.reduce((sum, mark) => sum + mark, 0);

const button = (more: Partial<Element> = {}): Element => ({
  tag: 'button',
  role: 'button',
  name: 'Send',
  box: [10, 10, 20, 10],
  paint: black,
  ...more,
});

test('a changed color also explains letters that reach out of the box of their text, as far as they fit it', () => {
  const paragraph = (color: string) => {
    const style: Style = { color, 'font-size': '8px' };
    const text = { tag: '#text', text: 'نص', box: [10, 10, 20, 8] as const, parent: 1 };
    // A descender below the text, and a pixel farther away.
    const letters = [18, 40].map((top): Element => ({ box: [12, top, 2, 2], paint: color, order: -1 }));
    return page({ tag: 'p', box: [10, 10, 20, 8], style }, text, ...letters);
  };
  expect(pixelsBetween(paragraph('rgb(255, 144, 136)'), paragraph('rgb(255, 128, 118)'))).toEqual([
    ['color', 4],
    ['pixels', 4],
  ]);
});

test('a changed color of a text explains the edges of its letters, which are stronger where they are dark', () => {
  const status = (color: string, edge: string, tag = '#text') =>
    page(
      { tag: 'p', box: [10, 10, 20, 8], style: { color } },
      { tag, text: 'Sent', box: [10, 10, 20, 8], parent: 1, paint: color },
      { box: [12, 12, 1, 4], paint: edge, order: -1 },
    );
  const kinds = (edge: string, tag?: string) =>
    kindsBetween(status('rgb(255, 184, 77)', 'rgb(255, 220, 166)', tag), status('rgb(18, 52, 86)', edge, tag));
  // Blue has become darker here, although the color itself is lighter.
  expect(kinds('rgb(113, 134, 150)')).toEqual(['color']);
  expect(kinds('rgb(113, 134, 150)', 'input')).toEqual(['color']);
  expect(kinds('rgb(113, 134, 90)')).toEqual(['color', 'pixels']);
  expect(kinds('rgb(113, 134, 150)', 'canvas')).toEqual(['color', 'pixels']);
});

test('another opacity of a color explains letters that reach out of the box of their text', () => {
  const heading = (color: string, paint: string) =>
    page(
      { tag: 'h2', box: [10, 10, 20, 8], style: { color, 'font-size': '16px' } },
      { tag: '#text', text: 'fjord', box: [10, 10, 20, 8], parent: 1, paint },
      { box: [8, 14, 2, 2], paint, order: -1 },
    );
  expect(pixelsBetween(heading(black, black), heading('rgba(0, 0, 0, 0.6)', 'rgb(102, 102, 102)'))).toEqual([
    ['style', 164],
  ]);
});

test('what has changed beneath a pseudo-element that has moved is found', () => {
  const card = (top: number, paint: string) =>
    page(
      { tag: 'section', box: [0, top, 40, 20], paint: 'rgb(9, 9, 9)' },
      { tag: 'i', box: [10, top + 5, 10, 10], paint, parent: 1 },
      // Transparent, so it paints nothing of its own here.
      { tag: '::after', box: [0, top, 40, 20], parent: 1, style: { 'background-color': 'rgba(0, 0, 0, 0.1)' } },
    );
  const found = explain(card(10, 'rgb(90, 90, 90)'), card(14, 'rgb(90, 90, 99)'));
  expect(kindsOf(found)).toContainEqual(['color', '#5a5a5a', '#5a5a63', 100]);
});

test('what has changed beneath a translucent backdrop is found', () => {
  const behind = (color: string, shown: string, backdrop: string) =>
    page(
      button({ style: { 'background-color': color } }),
      { tag: 'div', box: [0, 0, 60, 60], style: { 'background-color': backdrop } },
      { tag: 'i', box: [10, 10, 20, 10], paint: shown, order: -1 },
    );
  const found = (backdrop: string) =>
    explain(behind('rgb(0, 0, 90)', 'rgb(0, 0, 45)', backdrop), behind('rgb(0, 0, 60)', 'rgb(0, 0, 30)', backdrop));
  expect(kindsOf(found('rgba(0, 0, 0, 0.5)'))).toEqual([['color', '#00005a', '#00003c', 200]]);
  expect(kindsOf(found(black))).toEqual([['pixels', undefined, undefined, 200]]);
});

test('a changed color explains the pixels that have changed as far as it has, and no others', () => {
  const found = explain(page(button()), page(button({ paint: 'rgb(0, 0, 9)' })));
  expect(kindsOf(found)).toEqual([['color', '#000000', '#000009', 200]]);
  expect(found.causes[0]).toMatchObject({
    what: 'button “Send”',
    areas: [{ left: 10, top: 10, width: 20, height: 10 }],
    strength: 9,
  });
  const after = page(button({ paint: 'rgb(0, 0, 9)' }));
  after.data.set([200, 0, 0], 4 * (12 * size.width + 12));
  expect(kindsOf(explain(page(button()), after))).toEqual([
    ['color', '#000000', '#000009', 199],
    ['pixels', undefined, undefined, 1],
  ]);
});

test('each change of an element is listed, also where its pixels belong to another one', () => {
  const padded = (more: Partial<Element>, padding: string) =>
    page(button({ ...more, style: { 'padding-block-start': padding } }));
  const larger = padded({ box: [10, 10, 20, 12], paint: 'rgb(0, 0, 9)' }, '4px');
  expect(changesBetween(padded({}, '2px'), larger)).toEqual([
    ['style', 'padding-block-start: 2px', 'padding-block-start: 4px'],
    ['color', '#000000', '#000009'],
  ]);
  const status = (text: string, color: string, paint: string) =>
    page(
      { tag: 'p', box: [10, 10, 20, 8], style: { color } },
      { tag: '#text', text, box: [10, 10, 20, 8], parent: 1, paint },
    );
  const failed = status('Fail', 'rgb(99, 9, 9)', 'rgb(99, 0, 0)');
  expect(changesBetween(status('Wait', 'rgb(9, 9, 9)', black), failed)).toEqual([
    ['text', 'Wait', 'Fail'],
    ['color', '#090909', '#630909'],
  ]);
});

test('of two colors, a pixel belongs to the one that has changed exactly as it has; one that is not painted is none', () => {
  const panel = (color: string, paint: string, border: string) =>
    page(button({ paint, style: { color, 'border-block-start-color': border, 'border-block-start-width': '0px' } }));
  const found = explain(
    panel(black, 'rgb(238, 238, 238)', black),
    panel('rgb(255, 255, 255)', 'rgb(255, 255, 255)', 'rgb(0, 9, 0)'),
  );
  expect(kindsOf(found)).toEqual([['color', '#eeeeee', '#ffffff', 200]]);
});

test('a layout or a frame of what is around explains no picture, and its font only letters', () => {
  const chart = (style: Style, paint: string) =>
    page(
      { tag: 'main', box: [0, 0, 60, 40], style: { 'box-shadow': 'rgb(0, 0, 0) 0px 2px 4px 0px', ...style } },
      { tag: 'canvas', box: [10, 10, 10, 10], parent: 1, paint },
      { tag: '#text', text: 'Sum', box: [30, 10, 10, 10], parent: 1, paint },
    );
  for (const [before, after, pixels] of [
    [{ 'row-gap': '16px' }, { 'row-gap': '24px' }, 200],
    [{ 'font-family': 'One' }, { 'font-family': 'Two' }, 100],
    [{ 'box-shadow': 'none' }, { 'box-shadow': 'rgb(0, 0, 0) 0px 2px 8px 0px' }, 100],
  ] as const)
    expect(
      kindsOf(explain(chart(before, black), chart(after, 'rgb(90, 0, 0)')))
        .filter(([kind]) => kind === 'pixels')
        .reduce((sum, [, , , found]) => sum + Number(found), 0),
    ).toBe(pixels);
});

test('a change of the letters of a text explains those that reach out of its box, but nothing farther away', () => {
  const heading = (weight: string, at: number, paint: string) => {
    const found = page(
      { tag: 'h2', box: [10, 10, 20, 8], style: { 'font-size': '8px', 'font-weight': weight } },
      { tag: '#text', text: 'نص', box: [10, 10, 20, 8], parent: 1, paint },
    );
    found.data.set([1, 1, 1], 4 * (at * size.width + 12));
    return found;
  };
  const kindsWith = (at: number) => kindsBetween(heading('580', 10, black), heading('640', at, 'rgb(9, 9, 9)'));
  expect(kindsWith(20)).toEqual(['style']);
  expect(kindsWith(30)).toEqual(['style', 'pixels']);
});

test.each<Style>([{ 'clip-path': 'inset(50%)' }, { opacity: '0' }])(
  '%o: what is beneath explains a change',
  (style) => {
    const covered = (paint: string) =>
      page(
        button({ paint }),
        { tag: 'a', box: [10, 10, 20, 10], style: { ...style, 'background-color': black } },
        { tag: '#text', text: 'Skip', box: [10, 10, 20, 10], parent: 2 },
      );
    expect(kindsOf(explain(covered(black), covered('rgb(0, 0, 90)')))).toEqual([['color', '#000000', '#00005a', 200]]);
  },
);

test('the colors of shapes also explain where a shape shows through the box of another', () => {
  const icon = (left: string, right: string, ear = black) =>
    page(
      { tag: 'svg', box: [10, 10, 20, 20] },
      { tag: 'path', box: [10, 10, 10, 20], parent: 1, paint: left, style: { fill: left } },
      { tag: 'path', box: [20, 10, 10, 20], parent: 1, paint: right, style: { fill: right } },
      // The box of a shape that leaves most of it empty.
      { tag: 'path', box: [12, 12, 6, 6], parent: 1, paint: left },
      { tag: 'path', box: [28, 10, 2, 2], parent: 1, paint: ear },
    );
  const before = icon('rgb(90, 90, 90)', 'rgb(0, 0, 60)');
  const colors = ['rgb(60, 90, 90)', 'rgb(0, 60, 60)'] as const;
  expect(kindsOf(explain(before, icon(...colors)))).toEqual([
    ['color', '#5a5a5a', '#3c5a5a', 200],
    ['color', '#00003c', '#003c3c', 196],
  ]);
  expect(kindsBetween(before, icon(...colors, 'rgb(0, 0, 9)'))).toContain('pixels');
});

test('another order of elements is one change, also beside another one', () => {
  const list = (order: readonly string[], paint = black) =>
    page(
      { tag: 'ul', box: [0, 0, 60, 30] },
      ...order.flatMap((text, at): Element[] => [
        { tag: 'li', box: [0, 10 * at, 30, 10], parent: 1 },
        { tag: '#text', text, box: [0, 10 * at, 5 * text.length, 10], parent: 2 + 2 * at, paint: 'rgb(9, 9, 9)' },
      ]),
      button({ box: [40, 40, 10, 10], paint }),
    );
  const before = list(['Fax', 'City', 'Phone']);
  const after = ['City', 'Fax', 'Phone'];
  expect(kindsOf(explain(before, list(after)))).toEqual([['moved', 'order: 1, 2', 'order: 2, 1', 0]]);
  expect(kindsBetween(before, list(after, 'rgb(0, 0, 90)'))).toEqual(['color', 'moved']);
});

test('another order that no pixel shows, as of the options of a closed list, is a change, and the former one is another', () => {
  const list = (...names: string[]) =>
    page(...names.map((name): Element => ({ tag: 'option', role: 'option', name, box: [0, 0, 0, 0] })));
  const [before, after] = [list('Choose', 'France', 'Austria'), list('Choose', 'Austria', 'France')];
  const found = explain(before, after);
  expect(kindsOf(found)).toEqual([['moved', 'order: 2, 3', 'order: 3, 2', 0]]);
  expect(found.causes[0]!.signature).not.toBe(explain(after, before).causes[0]!.signature);
});

test('another color of what has moved away from its place is found, beside what has moved it', () => {
  const section = (padding: number, paint: string) =>
    page(
      { tag: 'section', box: [0, 0, 60, 10 + padding], style: { 'padding-block-start': `${padding}px` } },
      { tag: 'a', box: [10, padding, 20, 10], parent: 1, paint },
    );
  const found = changesBetween(section(0, black), section(30, 'rgb(0, 0, 9)'));
  expect(found).toContainEqual(['color', '#000000', '#000009']);
});

test('an inherited color is found beside a style of the element itself', () => {
  const heading = (color: string, fontSize: string) =>
    page(
      { tag: 'main', box: [0, 0, 60, 40], style: { color } },
      { tag: 'h2', box: [0, 0, 60, 10], parent: 1, style: { color, 'font-size': fontSize } },
      { tag: '#text', text: 'Offers', box: [0, 0, 30, 10], parent: 2, paint: color },
    );
  expect(changesBetween(heading(black, '20px'), heading('rgb(0, 0, 90)', '21px'))).toEqual([
    ['style', 'font-size: 20px', 'font-size: 21px'],
    ['color', '#000000', '#00005a'],
  ]);
});

test('elements that are added are equal with the same name and the same picture', () => {
  const signatureOf = (added: Partial<Element>) =>
    explain(page(), page({ tag: 'button', role: 'button', box: [10, 10, 10, 10], paint: black, ...added })).causes[0]!
      .signature;
  expect(signatureOf({ name: 'Close' })).toBe(signatureOf({ name: 'Close' }));
  expect(signatureOf({ name: 'Close' })).not.toBe(signatureOf({ name: 'Delete' }));
  const pictureOf = (picture: string) => signatureOf({ tag: 'img', picture });
  expect(pictureOf('logo-8f1b02c3.webp')).toBe(pictureOf('logo-11112222.webp'));
  expect(pictureOf('logo-8f1b02c3.webp')).not.toBe(pictureOf('sale-8f1b02c3.webp'));
});

test('what has moved is no difference; what made it move is', () => {
  const picture = (top: number): Element => ({ tag: 'img', box: [10, top, 10, 10], paint: 'rgb(9, 9, 9)' });
  const head = (height: number): Element => ({
    tag: 'header',
    box: [0, 0, 60, height],
    paint: black,
    style: { 'padding-block-end': `${height}px` },
  });
  const found = explain(page(head(20), picture(20)), page(head(28), picture(28)));
  expect(kindsOf(found)).toEqual([['style', 'padding-block-end: 20px', 'padding-block-end: 28px', 480]]);
  expect(found.moved).toBe(8);
  expect(marked(found)).toBe(480);
});

test('a picture that has moved, also by a part of a pixel, and looks different there is a difference', () => {
  const head = (height: number): Element => ({
    tag: 'header',
    box: [0, 0, 60, height],
    paint: black,
    style: { 'padding-block-end': `${height}px` },
  });
  const chart = (top: number, paint: string): Element => ({ tag: 'canvas', box: [10, top, 10, 10], paint });
  const kinds = (top: number) =>
    explain(page(head(20), chart(20, 'rgb(0, 0, 255)')), page(head(28), chart(top, 'rgb(255, 136, 0)'))).causes.map(
      ({ kind }) => kind,
    );
  expect(kinds(28)).toContain('pixels');
  expect(kinds(28.02)).toContain('pixels');
});

test('a background that has moved and looks different there is a difference', () => {
  const shown = (height: number, paint: string) =>
    page(
      { tag: 'header', box: [0, 0, 60, height], paint: black, style: { 'padding-block-end': `${height}px` } },
      {
        tag: 'div',
        box: [10, height, 10, 10],
        paint,
        style: { 'background-color': '', 'background-image': 'url("https://host/port.webp")' },
      },
    );
  const { causes } = explain(shown(20, 'rgb(0, 0, 255)'), shown(28, 'rgb(255, 136, 0)'));
  expect(causes.map(({ kind }) => kind)).toContain('pixels');
});

test('a picture that looks different where it has moved to is a difference, also on a page that has grown', () => {
  const shown = (height: number, paint: string) =>
    side([
      { tag: 'body', box: [0, 0, 60, 38 + height], paint: 'rgb(255, 255, 255)' },
      { tag: 'header', box: [0, 0, 60, height], paint: black, style: { 'padding-block-end': `${height}px` } },
      { tag: 'canvas', box: [10, height, 10, 10], paint },
    ]);
  const { causes } = explain(shown(10, 'rgb(0, 0, 255)'), shown(22, 'rgb(255, 136, 0)'));
  expect(causes.map(({ kind }) => kind)).toContain('pixels');
});

test('two elements of the same size that swap places have moved', () => {
  const picture = (left: number, paint: string): Element => ({ tag: 'img', box: [left, 10, 10, 10], paint });
  const red = 'rgb(200, 0, 0)';
  const found = explain(page(picture(0, black), picture(10, red)), page(picture(10, black), picture(0, red)));
  expect(kindsOf(found)).toEqual([['moved', undefined, undefined, 200]]);
  expect(marked(found)).toBe(200);
});

test('without another cause, what has moved is one', () => {
  const found = explain(page(button()), page(button({ box: [12, 10, 20, 10] })));
  expect(kindsOf(found)).toEqual([['moved', undefined, undefined, 20]]);
});

test('what has moved is one as well beside a color, and beside what nobody can see', () => {
  const badge = (left: number): Element => ({ tag: 'b', box: [left, 40, 10, 10], paint: 'rgb(9, 9, 9)' });
  const differing = (paint: string) =>
    new Set(kindsBetween(page(button(), badge(0)), page(button({ paint }), badge(30))));
  expect(differing('rgb(0, 0, 90)')).toEqual(new Set(['color', 'moved']));
  expect(differing('rgb(1, 0, 0)')).toContain('moved');
});

test('a style that only moves others is a cause, also beside another one', () => {
  const row = (gap: number, paint: string) =>
    page(
      { tag: 'ul', box: [0, 0, 60, 10], style: { 'column-gap': `${gap}px` } },
      { tag: 'li', parent: 1, box: [0, 0, 10, 10], paint: black },
      { tag: 'li', parent: 1, box: [10 + gap, 0, 10, 10], paint: black },
      button({ box: [10, 30, 20, 10], paint }),
    );
  expect(kindsOf(explain(row(4, black), row(8, black)))).toEqual([['style', 'column-gap: 4px', 'column-gap: 8px', 0]]);
  expect(kindsOf(explain(row(4, black), row(8, 'rgb(0, 0, 9)')))).toEqual([
    ['color', '#000000', '#000009', 200],
    ['style', 'column-gap: 4px', 'column-gap: 8px', 0],
  ]);
});

test('texts, added and removed elements, and pictures', () => {
  const text = (value: string): Element => ({
    tag: '#text',
    text: value,
    box: [10, 30, 20, 10],
    paint: `rgb(${value.length}, 0, 0)`,
  });
  expect(kindsOf(explain(page(text('Send')), page(text('Sent'))))).toEqual([['text', 'Send', 'Sent', 0]]);
  expect(kindsOf(explain(page(text('Send')), page(text('Sending'))))).toEqual([['text', 'Send', 'Sending', 200]]);
  const link: Element = { tag: 'a', role: 'link', name: 'Home', box: [40, 40, 10, 10], paint: black };
  const [added] = explain(page(button()), page(button(), link)).causes;
  expect(added).toMatchObject({ kind: 'added', what: 'link “Home”', pixels: 100 });
  const [current] = explain(page(button()), page(button(), { ...link, states: 'current=page' })).causes;
  expect(current!.signature).not.toBe(added!.signature);
  expect(explain(page(button(), link), page(button())).causes).toMatchObject([
    { kind: 'removed', what: 'link “Home”' },
  ]);
  const picture = (file: string, paint: string): Element => ({ tag: 'img', picture: file, box: [0, 0, 10, 10], paint });
  expect(
    kindsOf(explain(page(picture('q-8f1b02c3.webp', black)), page(picture('q-11112222.webp', 'rgb(9, 0, 0)')))),
  ).toEqual([['picture', 'q.webp', 'q.webp', 100]]);
});

test('what only a screen reader gets is a cause of its own, unless it follows from a text', () => {
  const found = explain(page(button()), page(button({ name: 'Send it' })));
  expect(kindsOf(found)).toEqual([['accessibility', 'Send', 'Send it', 0]]);
  expect(found.causes[0]!.areas).toEqual([{ left: 10, top: 10, width: 20, height: 10 }]);
  const labeled = (label: string) =>
    page(button({ name: label }), { tag: '#text', text: label, parent: 1, box: [12, 12, 8, 8] });
  expect(kindsOf(explain(labeled('Send'), labeled('Send it')))).toEqual([['text', 'Send', 'Send it', 0]]);
});

test.each([
  ['x', '×'],
  ['"', '“'],
])('a text that a screen reader does not get changes from %s to %s: that alone', (from, to) => {
  const glyph = (text: string) => page({ tag: '#text', text, box: [10, 10, 20, 10], states: 'hidden' });
  expect(changesBetween(glyph(from), glyph(to))).toEqual([['text', from, to]]);
});

test('each text that a screen reader does not get any more is named', () => {
  const span = (text: string, states?: string): Element => ({
    tag: '#text',
    text,
    box: [10, 10, 20, 10],
    ...(states && { states }),
  });
  const [before, after] = [page(span('•'), span('2 left')), page(span('•', 'hidden'), span('2 left', 'hidden'))];
  expect(changesBetween(before, after)).toEqual([
    ['accessibility', '', 'text "•" (hidden)'],
    ['accessibility', '', 'text "2 left" (hidden)'],
  ]);
});

test('a heading of another level is the same heading', () => {
  const heading = (level: number) =>
    button({ tag: `h${level}`, role: 'heading', name: 'Menu', states: `level=${level}` });
  expect(kindsOf(explain(page(heading(4)), page(heading(2))))).toEqual([
    ['accessibility', 'heading "Menu" (level=4)', 'heading "Menu" (level=2)', 0],
  ]);
});

test('differences that nobody can see are noise, and others that nothing explains are equal only with equal pixels', () => {
  const withDot = (red: number, left = 14) => {
    const dotted = page(button());
    dotted.data.set([red, 0, 0], 4 * (14 * size.width + left));
    return dotted;
  };
  expect(kindsOf(explain(page(button()), withDot(1)))).toEqual([['noise', undefined, undefined, 1]]);
  const signatureOf = (red: number, left?: number) => explain(page(button()), withDot(red, left)).causes[0]!.signature;
  expect(signatureOf(200)).toBe(signatureOf(200, 16));
  expect(signatureOf(200)).not.toBe(signatureOf(201));
});

test('without a map of the screenshots, every difference is one that nothing explains', () => {
  const nothing = { nodes: [], styles: [] };
  const [before, after] = [page(button()), page(button({ paint: 'rgb(99, 0, 0)' }))];
  const found = explain({ ...before, content: nothing }, { ...after, content: nothing });
  expect(kindsOf(found)).toEqual([['pixels', undefined, undefined, 200]]);
});

test('a changed color explains no other pixels within an element that has a shadow', () => {
  const card = (paint: string, chart: string) =>
    page(
      { box: [0, 0, 60, 40], paint, style: { 'box-shadow': 'rgb(0, 0, 0) 0px 0px 4px 0px' } },
      { tag: 'canvas', parent: 1, box: [10, 10, 10, 10], paint: chart, style: { 'background-color': '' } },
    );
  const found = explain(card('rgb(255, 255, 255)', 'rgb(200, 0, 0)'), card('rgb(255, 255, 200)', 'rgb(0, 0, 200)'));
  expect(kindsOf(found)).toEqual([
    ['color', '#ffffff', '#ffffc8', 2300],
    ['pixels', undefined, undefined, 100],
  ]);
});

test('an outline belongs to its element, though it is painted around it', () => {
  const outlined = (radius: string, red: number) => {
    const found = page(
      button({ style: { 'outline-style': 'solid', 'outline-width': '3px', 'border-start-start-radius': radius } }),
    );
    found.data.set([red, 0, 0], 4 * (8 * size.width + 8));
    return found;
  };
  expect(kindsOf(explain(outlined('8px', 0), outlined('6px', 90)))).toEqual([
    ['style', 'border-start-start-radius: 8px', 'border-start-start-radius: 6px', 1],
  ]);
});

test('a pseudo-element that makes its element larger explains what has grown', () => {
  const badge = (length: number) =>
    page(
      { tag: 'span', box: [10, 10, length, length], paint: black },
      { tag: '::before', parent: 1, box: [0, 0, 0, 0], style: { 'min-block-size': `${length}px` } },
      button({ box: [10, 40, 20, 10], paint: `rgb(${length}, 0, 0)` }),
    );
  expect(kindsOf(explain(badge(8), badge(9)))).toEqual([
    ['color', '#080000', '#090000', 200],
    ['style', 'min-block-size: 8px', 'min-block-size: 9px', 17],
  ]);
});

test('a change is not lost where the page, or what is around it, has become larger', () => {
  const card = (height: number, color: string, text: string): readonly Element[] => [
    { box: [0, 0, 60, height], paint: 'rgb(240, 240, 240)', style: { 'box-shadow': 'rgb(0, 0, 0) 0px 0px 4px 0px' } },
    { tag: '#text', parent: 1, box: [40, 4, 10, 4], text },
    { tag: 'span', parent: 1, box: [10, 10, 10, 10] },
    { tag: '::before', parent: 3, box: [12, 12, 6, 6], style: { 'background-color': color } },
  ];
  const painted = (height: number, color: string, text: string) => {
    const found = page(...card(height, color, text));
    const channels = color.match(/\d+/g)!.map(Number);
    for (let y = 12; y < 18; y++) for (let x = 12; x < 18; x++) found.data.set(channels, 4 * (y * size.width + x));
    return found;
  };
  const found = explain(painted(40, 'rgb(200, 0, 0)', 'Send'), painted(46, 'rgb(0, 0, 200)', 'Send it'));
  expect(kindsOf(found)).toContainEqual(['color', '#c80000', '#0000c8', 36]);
  expect(kindsOf(found)).toContainEqual(['text', 'Send', 'Send it', 0]);
});

test('a map that does not fit its screenshot explains what it can, and hides nothing', () => {
  const outside = button({ box: [-200, 50, 900, 900], paint: undefined });
  const changed = button({ box: [10, 10, 20, 10], paint: 'rgb(0, 90, 0)' });
  const { content } = page(outside);
  const found = explainChange({ ...page(button()), content }, { ...page(changed), content }, size);
  expect(found.causes.reduce((sum, { pixels }) => sum + pixels, 0)).toBe(200);
  expect(marked(found)).toBe(200);
});

test('a size that is set is named where an icon has become larger, but not one that follows from it', () => {
  const rating = (length: number) =>
    page(
      { tag: 'span', component: 'Rating', box: [0, 0, length, length], style: { 'inline-size': 'auto' } },
      {
        tag: 'svg',
        component: 'Rating',
        parent: 1,
        box: [0, 0, length, length],
        style: { 'inline-size': `${length}px` },
      },
      { tag: 'path', parent: 2, box: [0, 0, length, length], paint: black },
    );
  expect(changesBetween(rating(10), rating(12))).toEqual([['style', 'inline-size: 10px', 'inline-size: 12px']]);
});

/** A header, which is the reason for everything that has moved, and what is below it. */
const below = (height: number, ...elements: Element[]) =>
  page({ tag: 'header', box: [0, 0, 60, height], style: { 'padding-block-end': `${height}px` } }, ...elements);

test('a difference of what has moved is equal wherever it is', () => {
  const photo = (top: number, color: number): Element => ({
    tag: 'img',
    box: [10, top, 10, 10],
    paint: `rgb(${color}, 9, 9)`,
  });
  const causes = (color: number, by: number) => explain(below(10, photo(10, 200)), below(by, photo(by, color))).causes;
  expect(causes(200, 14).map(({ kind }) => kind)).toEqual(['style']);
  const signature = (by: number) => causes(100, by).find(({ kind }) => kind === 'pixels')!.signature;
  expect(signature(14)).toBe(signature(21));
});

test('letters that reach out of the box of their text have moved with it', () => {
  const paragraph = (top: number): Element[] => [
    { tag: 'p', box: [10, top, 20, 8], style: { 'font-size': '16px' } },
    { tag: '#text', text: 'الرئيسي', parent: 2, box: [10, top, 20, 8], paint: black },
    // Five pixels below the text.
    { box: [12, top + 13, 3, 1], order: -1, paint: black },
  ];
  expect(kindsBetween(below(10, ...paragraph(10)), below(14, ...paragraph(14)))).toEqual(['style']);
});
