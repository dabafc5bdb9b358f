import { Button, ButtonLink } from '#components/Button';
import { Message } from '#i18n/Message.tsx';
import { PageLink } from '#layout/PageLink';
import { pages } from '#content/pages.ts';
import { PageMessage } from '#sections/PageMessage';

interface RouteErrorProps {
  /** Reloads the page. */
  onReload: () => void;
}

/** Replaces a page that threw. */
export function RouteError({ onReload }: RouteErrorProps) {
  return (
    <PageMessage
      titleId="unexpectedError"
      textId="unexpectedErrorText"
      actions={
        <>
          <Button onClick={onReload}>
            <Message id="reloadPage" />
          </Button>
          <ButtonLink variant="quiet" as={PageLink} path={pages.home.path}>
            <Message id="returnHome" />
          </ButtonLink>
        </>
      }
    />
  );
}

/** Replaces a page that turned out to be missing. */
export function NotFoundCompact() {
  return (
    <PageMessage
      titleId="pageNotFound"
      actions={
        <ButtonLink as={PageLink} path={pages.home.path}>
          <Message id="returnHome" />
        </ButtonLink>
      }
    />
  );
}
