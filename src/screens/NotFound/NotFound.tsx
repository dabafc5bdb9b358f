import { useEffect } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { Picture } from '../../components/Picture/Picture';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Message } from '../../i18n/Message';
import { PageLink } from '../../layout/PageLink/PageLink';
import { pages } from '../../pages';
import { notFoundPicture } from '../../pictures/notFound';
import { messagePictureSizes } from '../../sections/PageMessage/messagePicture';
import { PageMessage } from '../../sections/PageMessage/PageMessage';

interface NotFoundProps {
  /** The unknown path; it is written to the console. */
  path: string;
}

/** What an address without a page shows. */
export function NotFound({ path }: NotFoundProps) {
  const { t } = useLanguage();
  const { image, imageAltId, mirrored } = notFoundPicture;
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification asks for it (section 2)
    console.log(`404: no page at ${path}`);
  }, [path]);
  return (
    <PageMessage
      code="404"
      titleId="notFoundTitle"
      textId="notFoundText"
      actions={
        <ButtonLink as={PageLink} path={pages.home} $size="large">
          <Message id="returnToHome" />
        </ButtonLink>
      }
      picture={<Picture source={image} alt={t(imageAltId)} sizes={messagePictureSizes} mirrored={mirrored} priority />}
    />
  );
}
