import { embedAddress } from '../../components/MapEmbed/mapAddress';
import { company } from '../../company';
import { Home } from '../../screens/Home/Home';

export const Page = () => <Home mapSrc={embedAddress(company.coordinates)} />;
