import type { Boot } from '@umkreis/contract/boot.ts';
import type { KioskIdentity } from '@umkreis/contract/kiosk.ts';

/** The branch with the kiosk's own floor as default, rotated to its viewing direction. */
export function standingAt(boot: Boot, identity: KioskIdentity | null): Boot {
  if (!identity) return boot;
  const { levels, mapCenter } = boot.branch!;
  const { heading } = identity;
  const floor = levels.find(({ key }) => key === identity.level);
  return {
    ...boot,
    branch: {
      ...boot.branch!,
      levels: floor ? levels.map((level) => ({ ...level, isDefault: level === floor })) : levels,
      mapCenter: heading === null ? mapCenter : mapCenter.map((camera) => ({ ...camera, bearing: heading })),
    },
  };
}

/** The place to which a kiosk without a position returns; null: the initial view. */
export const placeOfCentre = ({ branch, env }: Boot): string | null =>
  env === 'production' ? branch!.centerItem.productionItemNanoId : branch!.centerItem.devItemNanoId;
