import type { Decorator, Preview } from '@storybook/react-vite';
import { isValidElement, type ComponentProps } from 'react';
import { defaultLanguage } from '#i18n/languages.ts';
import type { MessageValues } from '#i18n/lookup.ts';
import { Message } from '#i18n/Message.tsx';
import { translatorOf } from './translator';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgsEnhancer = NonNullable<Preview['argsEnhancers']>[number];
type ArgType = Parameters<ArgTypesEnhancer>[0]['argTypes'][string];
type Type = NonNullable<ArgType['type']>;

/**
 * What a story gets in place of a value of a control, by that value. Not Storybook's `mapping`: documentation fills its controls with
 * what is mapped.
 */
type Replaced = Readonly<Record<string, unknown>>;

/** The choice that stands for a missing value, where the prop has no default. */
const unset = 'not set';

const isMessage = (value: unknown) => isValidElement<ComponentProps<typeof Message>>(value) && value.type === Message;

/** The default of a prop, where it is a literal. */
function defaultOf({ table }: ArgType): string | number | boolean | undefined {
  const [source] = /^(?:'.*'|true|false|[\d.]+)$/.exec(table?.defaultValue?.summary ?? '') ?? [];
  return source && (JSON.parse(source.replaceAll("'", '"')) as string | number | boolean);
}

/** The type of a prop without `undefined`; that of the value, where the component does not declare the prop. */
function typeOf({ type }: ArgType, value: unknown): Type {
  if (!type) return { name: typeof value === 'object' ? 'other' : typeof value, value: 'attribute' } as Type;
  if (type.name !== 'union') return type;
  const members = type.value.filter((member) => member.name !== 'other' || member.value !== 'undefined');
  return members.length === 1 ? { ...members[0]!, required: false } : type;
}

/** What the control of a prop is made of: Storybook infers it from the type. */
function controlOf(
  name: string,
  type: Type,
  value: unknown,
  argType: ArgType,
): Partial<ArgType> & { type: Type; replaced?: Replaced } {
  if (/^on[A-Z]/.test(name)) return { type: { name: 'function' }, action: name };
  if (type.name === 'enum') {
    if (type.required) return { type };
    const absent = defaultOf(argType) ?? unset;
    return { type, options: [...new Set([...type.value, absent])], replaced: { [`${absent}`]: undefined } };
  }
  // React reads it once.
  if (name === 'defaultValue') return { type, control: { disable: true } };
  // A file that the build has inlined is no text to edit.
  if (typeof value === 'string' && value.startsWith('data:')) return { type, control: { disable: true } };
  if (['string', 'number', 'boolean'].includes(type.name)) return { type };
  if (isMessage(value)) {
    const { id, values } = (value as { props: ComponentProps<typeof Message> }).props;
    const text = translatorOf({ locale: defaultLanguage })(id, values as MessageValues);
    return { type: { name: 'string' }, replaced: { [text]: value } };
  }
  const isText = value === undefined || typeof value === 'string';
  if (isText && type.name === 'other' && type.value === 'ReactNode') return { type: { name: 'string' } };
  return { type, control: { disable: true } };
}

/** The type as it is written in the source. */
function summaryOf(type: Type, value: unknown, { table }: ArgType) {
  const source = type.raw ?? table?.type?.summary;
  // `react-docgen` does not read `readonly` arrays.
  if (source === 'unknown' || !source) return Array.isArray(value) ? 'array' : type.name;
  return source.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, '$1');
}

/**
 * Gives each prop a control that can set no value that the component does not take: choices as radio buttons, which can be unset; a
 * text field for what is rendered, with the text of its message; actions for `on…`; nothing for pictures, lists and elements.
 */
export const enhanceArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys({ ...argTypes, ...initialArgs }).map((name) => {
      const argType: ArgType = argTypes[name] ?? { name, description: 'Passed on to what the component renders.' };
      const value = initialArgs[name];
      const type = typeOf(argType, value);
      const table = {
        ...argType.table,
        type: { summary: summaryOf(argType.type ?? type, value, argType) },
        // It is for `styled()`.
        ...(name === 'className' && { disable: true }),
      };
      const control = controlOf(name, type, value, argType);
      // A text field for what is rendered is as required as the prop.
      const shownType = { ...control.type, required: argType.type?.required };
      return [name, { ...control, ...argType, type: shownType, table }];
    }),
  );

const replacedOf = (argType: ArgType | undefined) => (argType?.replaced ?? {}) as Replaced;

/** Selects in each control what the story shows: the choice that stands for no value, the text of a message, the default. */
export const enhanceArgs: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, argType]) => {
      const value: unknown = initialArgs[name];
      const { type } = argType;
      const replaced = replacedOf(argType);
      const label = Object.keys(replaced).find((key) => replaced[key] === value);
      if (label !== undefined) return [[name, label]];
      const isScalar = type?.name === 'boolean' || type?.name === 'number';
      return value === undefined && isScalar ? [[name, defaultOf(argType)]] : [];
    }),
  );

/** Gives the story the elements and the missing values that the values of its controls stand for. */
export const withReplacedArgs: Decorator = (Story, { args, argTypes }) =>
  Story({
    args: Object.fromEntries(
      Object.entries(args).map(([name, value]: [string, unknown]) => {
        const replaced = replacedOf(argTypes[name]);
        return [name, typeof value === 'string' && Object.hasOwn(replaced, value) ? replaced[value] : value];
      }),
    ),
  });
