import { expect, test } from 'vitest';
import { imageId, parseImageId, type SymbolImage } from './image-id.ts';

const category = '0b1a8d0e-56a1-5f0e-9f4e-2d7f3d0f1a11';

test.each<SymbolImage>([
  { type: 'circle', icon: 'restaurant', foreground: '#FFFFFF', background: '#D9480F' },
  { type: 'selected', icon: 'cafe', foreground: '#FFFFFF', background: '#A61E4D' },
  { type: 'event', icon: 'music', foreground: '#FFFFFF', background: '#E03131' },
  { type: 'nosymbol', icon: 'pin', foreground: '#FFFFFF', background: '#888888' },
])('encodes all properties of $type', (image) => {
  expect(parseImageId(imageId(category, image))).toEqual(image);
});

test('parses a bare uuid as the symbol of its category, otherwise as the fallback pin', () => {
  expect(parseImageId(category)?.icon).toBe('pin');
  const cafe: SymbolImage = { type: 'circle', icon: 'cafe', foreground: '#FFFFFF', background: '#A61E4D' };
  expect(parseImageId(category, new Map([[category, cafe]]))).toEqual(cafe);
});

test('returns null for other images', () => {
  expect(parseImageId('marker-15')).toBeNull();
  expect(parseImageId(`${category};star;a;b;c`)).toBeNull();
});
