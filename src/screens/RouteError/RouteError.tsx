import { Button, ButtonLink } from '../../components/Button/Button';
import { Message } from '../../i18n/Message';
import { PageLink } from '../../layout/PageLink/PageLink';
import { pages } from '../../pages';
import { PageMessage } from '../../sections/PageMessage/PageMessage';

interface RouteErrorProps {
  /** Loads the page once more. */
  onReload: () => void;
}

/** What a page shows that broke. */
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
          <ButtonLink $variant="quiet" as={PageLink} path={pages.home}>
            <Message id="returnHome" />
          </ButtonLink>
        </>
      }
    />
  );
}
