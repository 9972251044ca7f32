import { callApi } from '@umkreis/api-client/call-api.ts';
import type { DetailUnit, ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { ItemDetail } from '@umkreis/contract/item.ts';
import { DEFAULT_UNIT } from '@umkreis/places/details/detail-units.ts';
import { useDashboard } from '../session/dashboard-context.tsx';

/** The requests that change a detail, delete it, or add it again. */
export function useDetailWrites(itemId: string, { id, dataValueUnit: unit }: ItemDetail, detailKey: ItemDetailKey) {
  const { boot, auth } = useDashboard();
  const path = { id };
  return {
    /** @param dateUpdated the version that is changed; undefined: overwrites any */
    update: (dataValue: string, dateUpdated: string | undefined, dataValueUnit: DetailUnit) =>
      callApi(boot, 'PUT /items/details/{id}', {
        path,
        body: { id, dataValue, ...(dateUpdated && { dateUpdated }), ...(detailKey.needsUnit && { dataValueUnit }) },
        auth,
      }),
    remove: () => callApi(boot, 'DELETE /items/details/{id}', { path, auth }),
    add: (dataValue: string) =>
      callApi(boot, 'POST /items/details/', {
        body: {
          itemId,
          dataKeyV2: detailKey.id,
          dataValue,
          ...(detailKey.needsUnit && { dataValueUnit: unit ?? DEFAULT_UNIT }),
        },
        auth,
      }),
  };
}
