export { MapEmbed } from './MapEmbed';
export { mapPageUrl } from './mapUrls';
