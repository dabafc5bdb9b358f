import { company } from '#content/company.ts';
import { Contact } from '#screens/Contact';
import { readDraft, saveDraft } from '#app/delivery/draft.ts';
import { useDelivery } from '#app/delivery/useDelivery.ts';
import { preserveOnRemount } from '#app/hydration/preserveOnRemount.ts';

const draft = { read: readDraft, save: saveDraft };

export const Page = () => <Contact {...useDelivery()} draft={draft} openingHours={company.openingHours} />;

// When the script is loaded, before the page is hydrated.
if (typeof document !== 'undefined') void preserveOnRemount('main');
