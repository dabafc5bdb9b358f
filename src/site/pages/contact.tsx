import { Contact } from '../../screens/Contact/Contact';
import { keepDraft, readDraft } from '../delivery/draft';
import { useDelivery } from '../delivery/useDelivery';

const draft = { read: readDraft, keep: keepDraft };

export const Page = () => <Contact {...useDelivery()} draft={draft} />;
