import { expect, test } from 'vitest';
import { fileOf, withoutHash, withoutRandomUrls } from './content.ts';

test.each([
  ['photo-mountain.jpg', 'photo-mountain.jpg'],
  ['quality-8f1b02c3.webp', 'quality.webp'],
  ['hero-DXmbS_4q.avif', 'hero.avif'],
])('the hash of a build is no part of a name: %s', (file, expected) => {
  expect(withoutHash(file)).toBe(expected);
});

test('ids and images that scripts make have no name', () => {
  expect(withoutRandomUrls('url("#_r_3_") rgb(0, 0, 0)')).toBe('url("#") rgb(0, 0, 0)');
  expect(withoutRandomUrls('url("blob:/8f1b02c3")')).toBe(withoutRandomUrls('url("blob:/11112222")'));
  expect(withoutRandomUrls('url("/hero.avif")')).toBe('url("/hero.avif")');
  expect(fileOf('blob:http://localhost:6006/8f1b02c3')).toBe('blob:');
});
