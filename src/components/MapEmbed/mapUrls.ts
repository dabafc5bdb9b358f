export interface Coordinates {
  /** Decimal degrees. */
  latitude: number;
  longitude: number;
}

/** Zoom level of the map (docs/spec.md, section 9). */
export const mapZoom = 14;

/**
 * Side in px of the square around the office that the map has to show. OpenStreetMap picks the closest zoom level at
 * which the square fits, so a frame whose shorter side is from this to just under twice this shows zoom level 14.
 */
export const shownSquare = 240;

/** Pixels around the equator at zoom level 0 (slippy map tiles). */
const worldSize = 256;

/** The content security policy allows frames of it and requests to it. */
export const mapOrigin = 'https://www.openstreetmap.org';

/** URL of OpenStreetMap's embeddable map, with a marker. */
export function mapEmbedUrl({ latitude, longitude }: Coordinates) {
  const degreesPerPixel = 360 / (worldSize * 2 ** mapZoom);
  const halfWidth = (shownSquare / 2) * degreesPerPixel;
  // On a Mercator map a degree of latitude is longer than one of longitude.
  const halfHeight = halfWidth * Math.cos((latitude * Math.PI) / 180);
  const boundingBox = [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight];
  const query = new URLSearchParams({
    bbox: boundingBox.map((degrees) => degrees.toFixed(6)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${mapOrigin}/export/embed.html?${query}`;
}

/** URL of the same map as a page. */
export const mapPageUrl = ({ latitude, longitude }: Coordinates) =>
  `${mapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=${mapZoom}/${latitude}/${longitude}`;
