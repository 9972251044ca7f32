import type { ApiContext } from '@umkreis/api-client/api-context.ts';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { DashboardItem } from '@umkreis/contract/dashboard.ts';
import { listedDetailKeys } from '@umkreis/contract/listed-detail-keys.ts';
import type { DetailKeyType, ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import type { SavedFieldOptions } from '../../place/saved-field/use-field-draft.ts';

/** Columns with one text per place, which can be edited in the list. */
export const editableColumns = ['title', 'city', ...listedDetailKeys] as const;
export type EditableColumn = (typeof editableColumns)[number];

export const isEditableColumn = (column: string): column is EditableColumn =>
  (editableColumns as readonly string[]).includes(column);

type Base = string | number | undefined;
type Undo = () => Promise<unknown>;

/** A text of a place: what the server has, and how it is written. */
export interface CellField extends Pick<
  SavedFieldOptions<Base>,
  'draftKey' | 'stored' | 'base' | 'creates' | 'canBeEmpty'
> {
  type: DetailKeyType;
  maxLength: number;
  /**
   * @param base version that is changed
   * @param conflict the conflict that the person decided to overwrite
   * @returns the request that restores the value before; undefined: it can't be undone
   */
  write(value: string, base: Base, conflict?: Problem): Promise<Undo | undefined>;
}

interface Api {
  boot: ApiContext;
  auth: Auth;
}

/** The field of a column. @returns undefined if the product has no such detail key */
export function cellField(
  api: Api,
  item: DashboardItem,
  column: EditableColumn,
  keys: readonly ItemDetailKey[],
): CellField | undefined {
  if (column === 'title') return titleField(api, item);
  if (column === 'city') return cityField(api, item);
  const key = keys.find(({ keyName, isHidden }) => keyName === column && !isHidden);
  return key && contactField(api, item, key);
}

function titleField({ boot, auth }: Api, { id, title: stored, version: base }: DashboardItem): CellField {
  const put = (title: string, version: number) =>
    callApi(boot, 'PUT /items/{id}', { path: { id }, body: { title, version }, auth });
  return {
    draftKey: `${id}:title`,
    type: 'text',
    maxLength: 200,
    stored,
    base,
    write: async (title, version, conflict) => {
      const saved = await put(title, conflict?.currentVersion ?? (version as number));
      return stored && !conflict ? () => put(stored, saved.version) : undefined;
    },
  };
}

const placeUrl = (boot: ApiContext, id: string) => apiUrl(boot, 'GET /items/dashboard/{id}', { path: { id } });

function cityField({ boot, auth }: Api, { id, addressId, city: stored, lat, lon }: DashboardItem): CellField {
  const put = (address: string, city: string) =>
    callApi(boot, 'PUT /items/addresses/{id}', { path: { id: address }, body: { city }, auth });
  return {
    draftKey: `${id}:address:city`,
    type: 'text',
    maxLength: 100,
    stored,
    // Addresses have no versions.
    base: undefined,
    canBeEmpty: addressId !== null,
    ...(!addressId && { creates: { part: 'address', place: placeUrl(boot, id) } }),
    write: async (city) => {
      if (addressId) await put(addressId, city);
      const address =
        addressId ?? (await callApi(boot, 'POST /items/addresses/', { body: { itemId: id, lat, lon, city }, auth })).id;
      return () => put(address, stored);
    },
  };
}

/** Somebody else has deleted it. */
function unlessMissing(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}

function contactField({ boot, auth }: Api, { id: itemId, contacts }: DashboardItem, key: ItemDetailKey): CellField {
  const detail = contacts.find(({ dataKeyName }) => dataKeyName === key.keyName);
  const put = (id: string, dataValue: string, dateUpdated: string | undefined) =>
    callApi(boot, 'PUT /items/details/{id}', {
      path: { id },
      body: { id, dataValue, ...(dateUpdated && { dateUpdated }) },
      auth,
    });
  const add = (dataValue: string) =>
    callApi(boot, 'POST /items/details/', { body: { itemId, dataKeyV2: key.id, dataValue }, auth });
  const remove = (id: string, dateUpdated?: string) =>
    callApi(boot, 'DELETE /items/details/{id}', { path: { id }, ...(dateUpdated && { query: { dateUpdated } }), auth });
  const shared = { type: key.type, maxLength: 10_000 };
  if (detail)
    return {
      ...shared,
      draftKey: detail.id,
      stored: detail.dataValue,
      base: detail.dateUpdated,
      canBeEmpty: true,
      write: async (value, base, conflict) => {
        const dateUpdated = conflict ? undefined : (base as string);
        if (value === '') {
          await remove(detail.id, dateUpdated).catch(unlessMissing);
          return conflict ? undefined : () => add(detail.dataValue);
        }
        const saved = await put(detail.id, value, dateUpdated);
        return conflict ? undefined : () => put(detail.id, detail.dataValue, saved.dateUpdated);
      },
    };
  return {
    ...shared,
    draftKey: `${itemId}:new:${key.keyName}`,
    stored: '',
    base: undefined,
    creates: { part: 'detail', place: placeUrl(boot, itemId) },
    write: async (dataValue) => {
      const { id } = await add(dataValue);
      return () => remove(id);
    },
  };
}
