import { NotFound } from '../../screens/NotFound/NotFound';
import type { PageProps } from '../parts';

export const Page = ({ address }: PageProps) => <NotFound path={address} />;
