import type { Node, ObjectExpression } from 'oxc-parser';
import type { I18nextOptions } from '../config.ts';
import { isFalse, objectIn, propertiesOf, unwrapped } from './patterns.server.ts';

/** Without what is undefined. */
const defined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;

/**
 * The options of i18next in an object.
 * @param constants the texts of variables
 */
export function initOptions(object: ObjectExpression, constants: ReadonlyMap<string, string>): I18nextOptions {
  const properties = propertiesOf(object);
  const text = (node: Node | undefined) => {
    const value = node && unwrapped(node);
    if (value?.type === 'Identifier') return constants.get(value.name);
    return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
  };
  const separator = (name: string) => {
    const value = properties.get(name);
    return value && isFalse(value) ? false : text(value);
  };
  const inner = objectIn(properties.get('interpolation'));
  const interpolation = inner && propertiesOf(inner);
  return defined({
    keySeparator: separator('keySeparator'),
    nsSeparator: separator('nsSeparator'),
    pluralSeparator: text(properties.get('pluralSeparator')),
    contextSeparator: text(properties.get('contextSeparator')),
    interpolation:
      interpolation &&
      defined({
        prefix: text(interpolation.get('prefix')),
        suffix: text(interpolation.get('suffix')),
        nestingPrefix: text(interpolation.get('nestingPrefix')),
        nestingSuffix: text(interpolation.get('nestingSuffix')),
      }),
  });
}
