import { NotFound } from '#screens/NotFound';
import type { PageProps } from '#app/hydration/islands.ts';

export const Page = ({ pathname }: PageProps) => <NotFound path={pathname} />;
