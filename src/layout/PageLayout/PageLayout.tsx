import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SkipLink } from '#components/SkipLink';
import { Toaster } from '#components/Toaster';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { Message } from '#i18n/Message.tsx';
import { Header } from '#layout/Header';

/** Id of the page's own content; also where the focus goes after a change of page. */
export const mainId = 'main';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr auto;
  min-block-size: 100vh;
`;

const Main = styled.main`
  min-inline-size: 0;
  /* The footer stays out of sight while a page is on its way. */
  min-block-size: 80vh;

  /* It takes the focus for those who listen; those who look see the whole page change. */
  &:focus {
    outline-color: transparent;
  }
`;

interface PageLayoutProps {
  /** Stands below the content; usually a `Footer`. */
  footer: ReactNode;
  children: ReactNode;
}

/** What every page shares: skip link, header, footer and notices around the page's own content. */
export function PageLayout({ footer, children }: PageLayoutProps) {
  const { t } = useLanguage();
  return (
    <>
      <SkipLink to={mainId}>
        <Message id="skipToContent" />
      </SkipLink>
      <Page>
        <Header />
        <Main id={mainId} tabIndex={-1}>
          {children}
        </Main>
        {footer}
      </Page>
      <Toaster label={t('notifications')} dismissLabel={t('dismiss')} />
    </>
  );
}
