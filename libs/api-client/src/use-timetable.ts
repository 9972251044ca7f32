import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Timetable } from '@umkreis/contract/departure.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/** A day's trips of the branch. @param date YYYY-MM-DD on the branch's clock; null reads nothing */
export function useTimetable(context: ApiContext, date: string | null): Read<Timetable> {
  return useRead<Timetable>(
    date && `${apiUrl(context, apiPaths.timetable(context.branch?.shortId ?? 0))}?date=${date}`,
  );
}
