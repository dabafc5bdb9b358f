import styled from 'styled-components';
import { Message } from '#i18n/Message.tsx';
import { size, space, type } from '#theme/tokens.ts';
import { emailUrl } from './mailtoUrl';

const Text = styled.p`
  max-inline-size: ${size.measure};
  font-size: ${type.size.md};
  line-height: ${type.leading.reading};

  /* A pointer target of the usual size, which leaves the lines where they are. */
  a {
    padding-block: ${space.sm};
  }
`;

interface WithoutScriptsProps {
  /** E-mail address of the company. */
  email: string;
  /** Phone number as it is shown. */
  phone: string;
  /** `tel:` URL of the phone number. */
  telephoneUrl: string;
}

/** Replaces the form where JavaScript is disabled, because it could not be sent. */
export function WithoutScripts({ email, phone, telephoneUrl }: WithoutScriptsProps) {
  const values = {
    email: (
      <a dir="ltr" href={emailUrl(email)}>
        {email}
      </a>
    ),
    phone: (
      <a dir="ltr" href={telephoneUrl}>
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
