import type { Endpoint } from '@umkreis/contract/endpoints/endpoint.ts';
import { endpoints, type Operation } from '@umkreis/contract/endpoints/endpoints.ts';
import { exampleId, otherExampleId } from '@umkreis/contract/endpoints/example-values.ts';
import type { Db } from '@umkreis/db/database.ts';
import { bakery, ids } from './seed-guide.ts';

/** What a call has instead of the values of its endpoint's example. */
export interface Overrides {
  /** By default the IDs of the seeded rows, by the names of the parameters. */
  params?: Record<string, string | number>;
  /** Parameters of the query; an undefined one is omitted. */
  query?: Record<string, string | undefined>;
  /** Fields of the body; an undefined one is omitted. */
  body?: Record<string, unknown>;
  /** A form instead of JSON. */
  form?: { payload: Buffer; headers: Record<string, string> };
}

/** Prepares a call that the right editor may make once: what it writes, deletes or links exists. */
export type CreateSample = (db: Db, author: string) => Promise<Overrides> | Overrides;

/** Samples by method and path. */
export type Samples = Partial<Record<Operation, CreateSample>>;

interface Call {
  /** Without the query. */
  path: string;
  url: string;
  payload?: Record<string, unknown> | Buffer;
  headers?: Record<string, string>;
}

/** Rows of `seedGuide` by the names of the fields that refer to them. */
const seeded: Readonly<Record<string, string>> = {
  id: bakery.id,
  itemId: bakery.id,
  itemChildId: bakery.id,
  itemIds: bakery.id,
  categoryId: ids.bakery,
  categoryIds: ids.bakery,
  addCategoryIds: ids.bakery,
  removeCategoryIds: ids.bakery,
  tagId: ids.pizza,
  tagIds: ids.pizza,
  addTagIds: ids.pizza,
  removeTagIds: ids.pizza,
  dataKeyV2: ids.email,
};

/** The call of the example of an endpoint, with rows that exist. */
export function exampleCall(operation: Operation, { params = {}, query = {}, body = {}, form }: Overrides): Call {
  const endpoint: Endpoint = endpoints[operation];
  const { example = {} } = endpoint;
  const parameters = { ...(withRows(example.params ?? {}) as Overrides['params']), ...params };
  const path = operation
    .slice(operation.indexOf(' ') + 1)
    .replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(parameters[name])));
  const search = new URLSearchParams(
    Object.entries({ ...(example.query as object | undefined), ...query })
      .filter(([, value]) => value !== undefined)
      .map(([key, value]): [string, string] => [key, String(value)]),
  );
  const call = { path, url: search.size > 0 ? `${path}?${search.toString()}` : path };
  if (form) return { ...call, ...form };
  if (!endpoint.body) return call;
  const fields = withRows(example.body) as Record<string, unknown>;
  // A body may repeat the ID of its path.
  const own = 'id' in fields && Object.keys(parameters).length === 1 ? { id: Object.values(parameters)[0] } : {};
  return { ...call, payload: { ...fields, ...own, ...body } };
}

/** Replaces the ID of the examples by those of seeded rows. @param name of the field */
function withRows(value: unknown, name = ''): unknown {
  if (value === exampleId || value === otherExampleId) return seeded[name] ?? value;
  if (Array.isArray(value)) return value.map((one) => withRows(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withRows(one, key)]));
}
