import { mapEmbedUrl } from '#src/components/MapEmbed/mapUrls.ts';
import { company } from '#content/company.ts';
import { Home } from '#screens/Home';

export const Page = () => <Home mapSrc={mapEmbedUrl(company.coordinates)} stores={company.stores} />;
