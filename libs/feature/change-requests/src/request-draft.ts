import type { ChangeRequestCreate } from '@umkreis/contract/change-request.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';

const detailFields = ['hours', 'phone', 'email', 'url', 'shortDescription'] as const;
const addressFields = ['street', 'housenumber', 'postcode', 'city'] as const;
type DetailField = (typeof detailFields)[number];

/** The visitor's input: the fields of a place and additional fields of the proposal. */
export type RequestDraft = Record<
  'title' | (typeof addressFields)[number] | DetailField | 'note' | 'contactEmail' | 'categoryId',
  string
> & {
  isPermanentlyClosed: boolean;
  /** Position of a new place */
  at: LngLat | null;
};
export type RequestField = keyof RequestDraft;

/** The draft before any input. @param item null: a new place */
export function draftOf(
  item: Pick<Item, 'title' | 'addresses' | 'itemDetails' | 'datePermanentlyClosed'> | null,
  at: LngLat | null = null,
): RequestDraft {
  const address = item?.addresses[0];
  const value = (name: DetailField) =>
    item?.itemDetails.find(({ dataKeyName }) => dataKeyName === name)?.dataValue ?? '';
  return {
    title: item?.title ?? '',
    street: address?.street ?? '',
    housenumber: address?.housenumber ?? '',
    postcode: address?.postcode ?? '',
    city: address?.city ?? '',
    hours: value('hours'),
    phone: value('phone'),
    email: value('email'),
    url: value('url'),
    shortDescription: value('shortDescription'),
    note: '',
    contactEmail: '',
    categoryId: '',
    isPermanentlyClosed: item?.datePermanentlyClosed !== null && item?.datePermanentlyClosed !== undefined,
    at,
  };
}

interface Options {
  itemId: string | null;
  searchShortcutId: string;
  keys: ReadonlyMap<string, ItemDetailKey>;
}

/** The request body: only fields that differ from `before`. */
export function bodyOf(
  draft: RequestDraft,
  before: RequestDraft,
  { itemId, searchShortcutId, keys }: Options,
): ChangeRequestCreate {
  const changed = (field: Exclude<RequestField, 'at' | 'isPermanentlyClosed'>) =>
    draft[field].trim() !== before[field].trim();
  const idOf = new Map([...keys.values()].map(({ id, keyName }) => [keyName, id]));
  const address = Object.fromEntries(addressFields.filter(changed).map((field) => [field, draft[field].trim()]));
  const details = detailFields
    .filter((field) => changed(field) && idOf.has(field))
    .map((field) => ({ dataKeyV2: idOf.get(field)!, dataValue: draft[field].trim() }));
  return {
    searchShortcutId,
    ...(itemId && { itemId }),
    ...((changed('title') || !itemId) && { title: draft.title.trim() }),
    ...(!itemId && draft.at && { lon: draft.at[0], lat: draft.at[1] }),
    ...(!itemId && draft.categoryId && { categoryIds: [draft.categoryId] }),
    ...(itemId &&
      draft.isPermanentlyClosed !== before.isPermanentlyClosed && { isPermanentlyClosed: draft.isPermanentlyClosed }),
    ...(Object.keys(address).length > 0 && { address }),
    ...(details.length > 0 && { details }),
    note: draft.note.trim(),
    ...(draft.contactEmail.trim() && { contactEmail: draft.contactEmail.trim() }),
  };
}

/** Whether there is anything to send. */
export function hasProposal({
  itemId,
  title,
  address,
  details,
  isPermanentlyClosed,
  note,
}: ChangeRequestCreate): boolean {
  if (!itemId) return Boolean(title);
  return note !== '' || [title, address, details, isPermanentlyClosed].some((value) => value !== undefined);
}

/**
 * The form field that a problem document points to; null: none.
 * @param pointer JSON pointer into the request body
 */
export function fieldOfPointer(
  pointer: string,
  body: ChangeRequestCreate,
  keys: ReadonlyMap<string, ItemDetailKey>,
): RequestField | null {
  const [first, second] = pointer.split('/').slice(1);
  if (first === 'details') {
    const name = keys.get(body.details?.[Number(second)]?.dataKeyV2 ?? '')?.keyName;
    return detailFields.find((field) => field === name) ?? null;
  }
  if (first === 'address') return addressFields.find((field) => field === second) ?? 'street';
  if (first === 'lat' || first === 'lon') return 'at';
  if (first === 'categoryIds') return 'categoryId';
  return (['title', 'note', 'contactEmail', 'isPermanentlyClosed'] as const).find((field) => field === first) ?? null;
}
