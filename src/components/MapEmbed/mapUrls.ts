export interface Coordinates {
  /** Decimal degrees. */
  latitude: number;
  longitude: number;
}

/** How near the map of the office is (specification, section 9). */
export const mapZoom = 14;

/**
 * Side in px of the square that the embedded map promises to show. OpenStreetMap picks the nearest zoom at which it fits,
 * so any frame whose shorter side is from this to just under twice this shows zoom level 14 exactly.
 */
export const shownSquare = 240;

/** Pixels around the equator at zoom level 0 (slippy map tiles). */
const worldSize = 256;

/** Where the map is from. */
export const mapOrigin = 'https://www.openstreetmap.org';

/** Address of OpenStreetMap's embeddable map with a marker, at zoom level 14. */
export function embedAddress({ latitude, longitude }: Coordinates): string {
  const degreesPerPixel = 360 / (worldSize * 2 ** mapZoom);
  const halfWidth = (shownSquare / 2) * degreesPerPixel;
  // On a Mercator map a degree of latitude is longer than one of longitude.
  const halfHeight = halfWidth * Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(6)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${mapOrigin}/export/embed.html?${query}`;
}

/** Address of the same map as a page of its own. */
export function mapPageAddress({ latitude, longitude }: Coordinates): string {
  return `${mapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=${mapZoom}/${latitude}/${longitude}`;
}
