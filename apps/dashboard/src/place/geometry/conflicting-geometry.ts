import type { Feature, FeatureCollection } from 'geojson';
import type { ApiContext } from '@umkreis/api-client/api-context.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { Problem } from '@umkreis/contract/problem.ts';

type Geometry = Feature | FeatureCollection;

interface Where {
  boot: Pick<ApiContext, 'apiRoot'>;
  auth: Pick<Auth, 'getToken'>;
  itemId: string;
  itemGeojsonId: string;
}

/**
 * The geometry that somebody else stored. Error documents have a size limit: a larger geometry is fetched.
 * @returns undefined if the problem is not a conflict
 */
export async function conflictingGeometry(
  problem: Problem | undefined,
  { boot, auth, itemId, itemGeojsonId }: Where,
): Promise<Geometry | undefined> {
  const [conflict] = (problem?.status === 409 && problem.conflicts) || [];
  if (!conflict || conflict.theirs) return conflict?.theirs as Geometry | undefined;
  const { geojsons } = await callApi(boot, 'GET /items/dashboard/{id}', { path: { id: itemId }, auth });
  const stored: unknown = geojsons.find((one) => one.itemGeojsonId === itemGeojsonId)?.geojson;
  return stored as Geometry | undefined;
}
