import { createElement, type ReactNode } from 'react';
import { styled } from 'storybook/theming';

const Label = styled.strong({ display: 'block' });

/** A component of a project, whose label a package creates. */
export const Card = ({ label, children }: { label: string; children?: ReactNode }) =>
  createElement('article', null, createElement('header', null, createElement(Label, null, label)), children);

const Raised = styled.a({ display: 'block' });

const Link = ({ children }: { children?: ReactNode }) => createElement('a', { href: '#card' }, children);

/** A styled element that another component renders. */
export const CardLink = ({ label }: { label: string }) => createElement(Raised, { as: Link }, label);
