import { Suspense, type ReactNode } from 'react';
import styled from 'styled-components';
import { SkipLink } from '#components/SkipLink';
import { Toaster } from '#components/Toaster';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { Message } from '#i18n/Message.tsx';

/** Id of the main content: target of the skip link, and of the focus after navigation. */
export const mainId = 'main';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;

  /* While the browser is still parsing the header: what comes later moves what is there. */
  &:not(:has(> main)) {
    visibility: hidden;
  }
`;

const Main = styled.main`
  flex: 1 0 auto;
  /* Keeps the footer out of view while a page loads. */
  min-block-size: 80vh;

  /* It receives the focus for screen readers; a ring around the page helps nobody. */
  &:focus {
    /* stylelint-disable-next-line declaration-property-value-disallowed-list */
    outline-color: transparent;
  }
`;

interface PageLayoutProps {
  /** A `header` element. */
  header: ReactNode;
  /** A `footer` element. */
  footer: ReactNode;
  /** Above the header, such as the page in the visitor's language. */
  offer?: ReactNode;
  /** The main content. */
  children: ReactNode;
}

/** What every page shares: skip link, header, footer and notices around the main content. */
export function PageLayout({ header, footer, offer, children }: PageLayoutProps) {
  const { t } = useLanguage();
  return (
    <>
      <Page>
        {/* Each part is hydrated by itself, the one that is used first. */}
        <Suspense>
          <SkipLink to={mainId}>
            <Message id="skipToContent" />
          </SkipLink>
          {offer}
          {header}
        </Suspense>
        <Main id={mainId} tabIndex={-1}>
          {children}
        </Main>
        <Suspense>{footer}</Suspense>
      </Page>
      <Toaster label={t('notifications')} dismissLabel={t('dismiss')} />
    </>
  );
}
