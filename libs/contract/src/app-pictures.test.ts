import { expect, it } from 'vitest';
import { appPictureSize } from './app-pictures.ts';

it.each([
  ['vaduz-app-0123456789abcdef-720x1280.webp', { width: 720, height: 1280 }],
  ['vaduz-app-0123456789abcdef-1280x720.webp', { width: 1280, height: 720 }],
  ['vaduz-app-0123456789abcdef-319x640.webp', null],
  ['vaduz-app-0123456789abcdef-400x1000.webp', null],
  ['vaduz-0123456789abcdef.webp', null],
  ['../secret-720x1280.webp', null],
])('reads the size of %s', (name, size) => expect(appPictureSize(name)).toEqual(size));
