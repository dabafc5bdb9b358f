import { ButtonLink } from '#components/Button';
import { Message } from '#i18n/Message.tsx';
import { PageLink } from '#layout/PageLink';
import { pages } from '#content/pages.ts';
import { PageMessage } from '#sections/PageMessage';

/** The compact form, for the error boundary. */
export function NotFoundCompact() {
  return (
    <PageMessage
      titleId="pageNotFound"
      actions={
        <ButtonLink as={PageLink} path={pages.home}>
          <Message id="returnHome" />
        </ButtonLink>
      }
    />
  );
}
