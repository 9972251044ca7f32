import type { Boot } from '@umkreis/contract/boot.ts';
import type { KioskIdentity } from '@umkreis/contract/kiosk.ts';
import type { MapStart } from '../map/create-map.ts';
import { startCamera } from './start-camera.ts';

/**
 * The view with which a kiosk starts and to which it returns. What a person in front of it sees ahead is up: the
 * viewing direction decides, also over the bearing that a home view was stored with.
 * @param screen px
 */
export function kioskHome(
  boot: Pick<Boot, 'branch' | 'main' | 'screenScale'>,
  screen: { width: number; height: number },
  { homeView, heading }: Pick<KioskIdentity, 'homeView' | 'heading'>,
): MapStart {
  const branch = boot.branch && heading !== null ? turned(boot.branch, heading) : boot.branch;
  if (!homeView) return startCamera({ ...boot, branch }, screen, true);
  return { ...homeView, bearing: heading ?? homeView.bearing };
}

const turned = (branch: NonNullable<Boot['branch']>, bearing: number) => ({
  ...branch,
  mapCenter: branch.mapCenter.map((camera) => ({ ...camera, bearing })),
});
