import { composite, luminance, parseColor, type Rgba } from '../../../workbench/contrast';

const black: Rgba = { red: 0, green: 0, blue: 0, alpha: 1 };
const white: Rgba = { red: 255, green: 255, blue: 255, alpha: 1 };

/** Parses a computed color, whose parts are separated by commas. */
const read = (color: string) =>
  parseColor(
    color
      .replace('rgba', 'rgb')
      .replaceAll(',', '')
      .replace(/^(rgb\(\S+ \S+ \S+) (\S+)\)$/, '$1 / $2)'),
  );

/** The background layers of an element, each with all its colors: one, or the stops of a gradient. */
const layersOf = (element: Element) =>
  [null, '::before', '::after'].flatMap((part) => {
    const { backgroundColor, backgroundImage, content, position } = getComputedStyle(element, part);
    if (part && (content === 'none' || position !== 'absolute')) return [];
    return [[backgroundColor], backgroundImage.match(/rgba?\([^)]*\)/g) ?? []]
      .map((colors) => colors.map(read))
      .filter((colors) => colors.some(({ alpha }) => alpha > 0));
  });

/** Every color that can be behind the text of an element. A sticky or fixed element can cover any other color. */
function backgroundsOf(element: Element): Rgba[] {
  const behind = element.parentElement ? backgroundsOf(element.parentElement) : [white];
  const layers = layersOf(element);
  if (layers.length > 0 && /sticky|fixed/.test(getComputedStyle(element).position)) behind.push(black, white);
  return layers.reduce(
    (backgrounds, colors) => backgrounds.flatMap((background) => colors.map((color) => composite(color, background))),
    behind,
  );
}

/** The lowest contrast of a computed color with what can be behind an element, 1 to 21. */
export function lowestContrast(color: string, element: Element) {
  const ratios = backgroundsOf(element).map((background) => {
    const levels = [luminance(composite(read(color), background)), luminance(background)];
    return (Math.max(...levels) + 0.05) / (Math.min(...levels) + 0.05);
  });
  return Math.min(...ratios);
}
