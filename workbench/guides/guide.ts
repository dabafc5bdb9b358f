import type { ReactNode } from 'react';

interface Example {
  /** What it shows, as one sentence. */
  says: string;
  /** The component itself, in English; none for what is larger than a component. */
  picture?: ReactNode;
}

/**
 * What neither types nor tests say about a component, with code between backticks. Its page in the documentation has a section for
 * each part.
 */
export interface Guide {
  /** When to use it, one sentence each. */
  use: readonly string[];
  /** When not to use it, and what to use then. */
  avoid: readonly string[];
  /** Whether it fills the width that it is given; otherwise it is as wide as its content. */
  fills?: boolean;
  /** None for what is larger than a component. */
  anatomy?: {
    /** The component with all its parts, in English. */
    picture: ReactNode;
    /** The parts and what they are for, by the CSS selector of each part in the picture. */
    parts: Readonly<Record<string, string>>;
  };
  /** A right use beside a wrong one; none for what leaves nothing to choose. */
  rules?: ReadonlyArray<{ do: Example; dont: Example }>;
  /** Roles and names for assistive technology. */
  roles: string;
  /** What each key does, or keys between commas; none where it has no keys but those of the components in it. */
  keys?: Readonly<Record<string, string>>;
  /** What no test can see, and a person has to check. */
  byHand: readonly string[];
  /** Titles of related components in the sidebar, such as `Components/Tooltip`. */
  related: readonly string[];
}
