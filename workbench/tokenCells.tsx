import { Name, Stacked, Value } from './TokenTable';

/** The names of a group of tokens, in their order. */
export const namesOf = <Tokens extends object>(tokens: Tokens) => Object.keys(tokens) as Array<keyof Tokens & string>;

/** A cell with the name and the value of a token. */
export const nameAndValue = (name: string, value: string | number) => (
  <Stacked key="token">
    <Name>{name}</Name>
    <Value>{value}</Value>
  </Stacked>
);
