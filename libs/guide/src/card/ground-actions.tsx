import type { Building, Street } from '@umkreis/contract/street.ts';
import { ActionRow, RouteAction, ShareAction } from './action.tsx';

/** What one may do with a street or a building: go there, tell others. */
export function GroundActions({ ground }: { ground: Street | Building }) {
  return (
    <ActionRow>
      <RouteAction lat={ground.lat} lon={ground.lon} />
      <ShareAction title={ground.title} />
    </ActionRow>
  );
}
