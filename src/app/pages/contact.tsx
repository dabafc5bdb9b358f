import { company } from '#content/company.ts';
import { Contact } from '#screens/Contact';
import { readDraft, saveDraft } from '#app/delivery/draft.ts';
import { useDelivery } from '#app/delivery/useDelivery.ts';

const draft = { read: readDraft, save: saveDraft };

export const Page = () => <Contact {...useDelivery()} draft={draft} openingHours={company.openingHours} />;
