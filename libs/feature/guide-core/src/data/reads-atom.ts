import { atom } from 'jotai';
import type { ApiError } from '@umkreis/api-client/api-error.ts';
import type { ResponseOf } from '@umkreis/api-client/api-operation.ts';

interface Loaded<T> {
  data: T | undefined;
  error: ApiError | undefined;
}

/** Responses of the API from which atoms derive state; undefined: not loaded, or not requested */
export interface Reads {
  lists?: ResponseOf<'GET /lists/'> | undefined;
  /** Public ids of shortcuts in external links */
  shortcuts?: ResponseOf<'GET /search/shortcuts/'> | undefined;
  /** The selected place, if the engine doesn't have all of it */
  item?: (Loaded<ResponseOf<'GET /items/nanoid/{nanoId}'>> & { nanoId: string; retry(): void }) | null;
  timetable?: ResponseOf<'GET /timetables/branchshortid/{branchShortId}'> | undefined;
  streets?: Loaded<ResponseOf<'GET /streets/branchshortid/{branchShortId}'>>;
  buildings?: Loaded<ResponseOf<'GET /buildings/branchshortid/{branchShortId}'>>;
}

const none: Reads = {};

/** Written by `GuideReads` */
export const readsAtom = atom<Reads>(none);
