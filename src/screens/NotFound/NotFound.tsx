import { useEffect } from 'react';
import { ButtonLink } from '#components/Button';
import { Picture } from '#components/Picture';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { Message } from '#i18n/Message.tsx';
import { PageLink } from '#layout/PageLink';
import { pages } from '#content/pages.ts';
import { notFoundPicture } from '#content/pictures/notFound.ts';
import { messagePictureSizes, PageMessage } from '#sections/PageMessage';

interface NotFoundProps {
  /** The unknown path; it is logged to the console. */
  path: string;
}

/** The screen of an unknown path. */
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
        <ButtonLink as={PageLink} path={pages.home.path} size="large">
          <Message id="returnToHome" />
        </ButtonLink>
      }
      picture={<Picture source={image} alt={t(imageAltId)} sizes={messagePictureSizes} mirrored={mirrored} priority />}
    />
  );
}
