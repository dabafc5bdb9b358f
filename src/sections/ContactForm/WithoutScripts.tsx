import styled, { css } from 'styled-components';
import { Message } from '../../i18n/Message';

const Text = styled.p(
  ({ theme: { type, size } }) => css`
    max-inline-size: ${size.measure};
    font-size: ${type.size.md};
    line-height: ${type.leading.reading};
  `,
);

interface WithoutScriptsProps {
  email: string;
  phone: string;
  /** The address that dials the phone number. */
  telephoneAddress: string;
}

/** What stands in place of the form where no script runs: it could not be sent. */
export function WithoutScripts({ email, phone, telephoneAddress }: WithoutScriptsProps) {
  const values = {
    email: (
      <a dir="ltr" href={`mailto:${email}`}>
        {email}
      </a>
    ),
    phone: (
      <a dir="ltr" href={telephoneAddress}>
        {phone}
      </a>
    ),
  };
  return (
    <Text>
      <Message id="formNeedsScripts" values={values} />
    </Text>
  );
}
