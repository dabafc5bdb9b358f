import type { ComponentPropsWithRef, ElementType, MouseEventHandler, ReactNode } from 'react';
import { Root } from './Button.styles';

interface ButtonStyleProps {
  /** The label. */
  children: ReactNode;
  /** `primary` for the one main action of a view, `quiet` for all others. */
  variant?: 'primary' | 'quiet' | undefined;
  /** `large` beside a display heading and at the end of a form. */
  size?: 'large' | undefined;
}

interface ButtonProps extends ButtonStyleProps, Omit<ComponentPropsWithRef<'button'>, keyof ButtonStyleProps> {
  /** Called on a click, and on Enter and Space. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
}

type ButtonLinkProps<Target extends ElementType> = ButtonStyleProps & {
  /** Component to render instead of `a`, such as the router's link. */
  as?: Target;
} & Omit<ComponentPropsWithRef<Target>, keyof ButtonStyleProps | 'as'>;

/**
 * A button; takes the attributes of a `button`. Where it must keep the focus while it is unavailable, set `aria-disabled`
 * rather than `disabled` (WAI-ARIA Authoring Practices, "Focusability of disabled controls").
 */
export function Button({ variant = 'primary', size, ...button }: ButtonProps) {
  return <Root type="button" {...button} $variant={variant} $size={size} />;
}

/** A link that looks like a button; takes the attributes of an `a`, or the props of the component given in `as`. */
export function ButtonLink<Target extends ElementType = 'a'>({
  variant = 'primary',
  size,
  ...link
}: ButtonLinkProps<Target>) {
  return <Root as="a" {...link} $variant={variant} $size={size} />;
}
