import styled from 'styled-components';
import { Message } from '#i18n/Message.tsx';
import { visuallyHidden } from '#theme/mixins.ts';

const Hidden = styled.span`
  ${visuallyHidden}
`;

/** Tells screen readers that a link opens in a new tab. It follows the link's text. */
export const OpensInNewTab = () => (
  <Hidden>
    (<Message id="opensInNewTab" />)
  </Hidden>
);
