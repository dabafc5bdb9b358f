import { Contact } from '../../screens/Contact/Contact';
import type { ContactValues } from '../../sections/ContactForm/contactValues';

/** No request is made: a message is written to the browser's console (specification, section 7). */
function logMessage(values: ContactValues) {
  // oxlint-disable-next-line no-console -- the specification asks for it
  console.log('Contact message', values);
}

export const Page = () => <Contact onSend={logMessage} />;
