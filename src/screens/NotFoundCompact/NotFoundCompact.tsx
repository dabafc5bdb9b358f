import { ButtonLink } from '../../components/Button/Button';
import { Message } from '../../i18n/Message';
import { PageLink } from '../../layout/PageLink/PageLink';
import { pages } from '../../pages';
import { PageMessage } from '../../sections/PageMessage/PageMessage';

/** The short form, for a page that turns out to be missing while it is shown. */
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
