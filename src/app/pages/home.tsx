import { mapEmbedUrl } from '#src/components/MapEmbed/mapUrls.ts';
import { company } from '#content/company.ts';
import { Home } from '#screens/Home';

const { coordinates, stores, countries, foundedYear } = company;

export const Page = () => (
  <Home mapSrc={mapEmbedUrl(coordinates)} stores={stores} countries={countries} foundedYear={foundedYear} />
);
