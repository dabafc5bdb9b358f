import { NotFound } from '#screens/NotFound';
import type { ScreenProps } from '#app/navigation/screens.ts';

export const Page = ({ pathname }: ScreenProps) => <NotFound path={pathname} />;
