import { expect, test, vi } from 'vitest';
import { framedOptions } from './framed-options.ts';

const page = (search: string, isFramed: boolean) => {
  const self = {} as Window;
  const other = {} as Window;
  return {
    location: { search } as Location,
    self: self as Window & typeof globalThis,
    parent: isFramed ? other : self,
  };
};

test('leaves mouse wheel and one-finger gestures to the page that embeds the map', () => {
  vi.stubGlobal('location', { search: '?lang=en' });
  expect(framedOptions(page('?lang=en', true))).toMatchObject({
    cooperativeGestures: true,
    locale: { 'CooperativeGesturesHandler.MobileHelpText': 'Use two fingers to move the map' },
  });
  expect(framedOptions(page('', false))).toEqual({});
  expect(framedOptions(page('?ignoreiframe', true))).toEqual({});
  expect(framedOptions(page('?preview', true))).toEqual({});
});
