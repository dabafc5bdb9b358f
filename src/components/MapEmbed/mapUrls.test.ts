import { expect, test } from 'vitest';
import { mapEmbedUrl, mapPageUrl, mapZoom, shownSquare } from './mapUrls';

const cheyenne = { latitude: 41.14, longitude: -104.8202 };

/** Position on the world map of a zoom level, in px (Web Mercator). */
function pixel(longitude: number, latitude: number, zoom: number) {
  const world = 256 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

test('the embedded map is centered on the office and shows its square at zoom level 14', () => {
  const query = new URL(mapEmbedUrl(cheyenne)).searchParams;
  const [west = 0, south = 0, east = 0, north = 0] = (query.get('bbox') ?? '').split(',').map(Number);
  const topLeft = pixel(west, north, 14);
  const bottomRight = pixel(east, south, 14);
  expect(bottomRight.x - topLeft.x).toBeCloseTo(shownSquare, 0);
  expect(bottomRight.y - topLeft.y).toBeCloseTo(shownSquare, 0);
  expect((west + east) / 2).toBeCloseTo(cheyenne.longitude, 5);
  expect((south + north) / 2).toBeCloseTo(cheyenne.latitude, 5);
  expect(query.get('marker')).toBe('41.14,-104.8202');
});

test('the page of the map names the zoom level', () => {
  expect(mapZoom).toBe(14);
  expect(mapPageUrl(cheyenne)).toBe('https://www.openstreetmap.org/?mlat=41.14&mlon=-104.8202#map=14/41.14/-104.8202');
});
