import { expect, it } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import { kioskHome } from './kiosk-home.ts';
import { startCamera } from './start-camera.ts';

const boot = {
  branch: {
    kind: 'town',
    mapBoundaries: [],
    mapCenter: [{ breakpoint: 'md', lon: 9.5, lat: 47.1, zoom: 12, pitch: 0, bearing: 15 }],
  },
  main: { center: [9.5, 47.1, 11] },
} as unknown as Pick<Boot, 'branch' | 'main'>;
const screen = { width: 1080, height: 1920 };
const homeView = { center: [9.6, 47.2] as [number, number], zoom: 16, bearing: 0, pitch: 20 };

it('turns to the viewing direction, in whatever order direction and home view were set', () => {
  expect(kioskHome(boot, screen, { homeView, heading: 120 })).toEqual({ ...homeView, bearing: 120 });
  expect(kioskHome(boot, screen, { homeView: null, heading: 120 })).toMatchObject({ bearing: 120 });
});

it('has the bearing of the home view without a viewing direction, and the start of the branch without both', () => {
  expect(kioskHome(boot, screen, { homeView: { ...homeView, bearing: 30 }, heading: null }).bearing).toBe(30);
  expect(kioskHome(boot, screen, { homeView: null, heading: null })).toEqual(startCamera(boot, screen, true));
});
