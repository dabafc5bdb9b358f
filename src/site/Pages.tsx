import { lazy } from 'react';
import { Route, Routes, type Location } from 'react-router-dom';
import { embedAddress } from '../components/MapEmbed/mapAddress';
import { company } from '../company';
import { pages } from '../pages';
import { NotFound } from '../screens/NotFound/NotFound';
import type { ContactValues } from '../sections/ContactForm/contactSchema';
import { decoded } from './decoded';
import { NotFoundError } from './NotFoundError';

const Home = lazy(() => import('../screens/Home/Home').then(({ Home: page }) => ({ default: page })));
const Contact = lazy(() => import('../screens/Contact/Contact').then(({ Contact: page }) => ({ default: page })));
const TermsOfService = lazy(() =>
  import('../screens/TermsOfService/TermsOfService').then(({ TermsOfService: page }) => ({ default: page })),
);
const PrivacyPolicy = lazy(() =>
  import('../screens/PrivacyPolicy/PrivacyPolicy').then(({ PrivacyPolicy: page }) => ({ default: page })),
);

/** No request is made: a message is written to the browser's console (specification, section 7). */
function logMessage(values: ContactValues) {
  // oxlint-disable-next-line no-console -- the specification asks for it
  console.log('Contact message', values);
}

interface PagesProps {
  /** The location without its language. */
  location: Location;
  /** The path that the visitor sees. */
  address: string;
}

/**
 * The route table (specification, section 2).
 * @throws NotFoundError where the address cannot be decoded, so that no page can be meant by it.
 */
export function Pages({ location, address }: PagesProps) {
  if (decoded(address) === undefined) throw new NotFoundError(address);
  return (
    <Routes location={location}>
      <Route caseSensitive path={pages.home} element={<Home mapSrc={embedAddress(company.coordinates)} />} />
      <Route caseSensitive path={pages.contact} element={<Contact onSend={logMessage} />} />
      <Route caseSensitive path={pages.termsOfService} element={<TermsOfService />} />
      <Route caseSensitive path={pages.privacyPolicy} element={<PrivacyPolicy />} />
      <Route path="*" element={<NotFound path={address} />} />
    </Routes>
  );
}
