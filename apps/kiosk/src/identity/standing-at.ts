import type { Boot } from '@umkreis/contract/boot.ts';
import type { KioskIdentity } from '@umkreis/contract/kiosk.ts';

/** The branch as it begins for this kiosk: on its own floor, turned to where who stands before it looks. */
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

/** The place of the way home of a kiosk without a position; null: it leads to the first view. */
export const placeOfCentre = ({ branch, env }: Boot): string | null =>
  env === 'production' ? branch!.centerItem.productionItemNanoId : branch!.centerItem.devItemNanoId;
