import { useAtomValue, useStore } from 'jotai';
import { memo, useMemo, type ReactNode } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useItem } from '@umkreis/api-client/use-item.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useBuildings, useStreets } from '@umkreis/api-client/use-streets.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import { readsAtom, type Reads } from '../data/reads-atom.ts';
import { useGuide } from '../guide-context.tsx';
import { timetableDayAtom } from '../motion/moving-atom.ts';
import { neededItemAtom } from '../selected/selected-place.ts';
import { needsBuildingsAtom, needsStreetsAtom } from '../selected/streets-and-buildings.ts';
import { useStoreInput } from '../store/use-store-input.ts';

/** Loads what the guide's atoms need from the API, through the cache that all surfaces share. */
export const GuideReads = memo(function GuideReads({ children }: { children: ReactNode }) {
  useStoreInput(useStore(), readsAtom, useReads(useGuide().boot));
  return children;
});

function useReads(boot: Boot): Reads {
  const { data: lists } = useRead(apiUrl(boot, 'GET /lists/'));
  const { data: shortcuts } = useRead(apiUrl(boot, 'GET /search/shortcuts/'));
  const item = useNeededItem(boot);
  const { streets, buildings } = useNeededStreets(boot);
  const timetable = useNeededTimetable(boot);
  return useMemo(
    (): Reads => ({ lists, shortcuts, item, timetable, streets, buildings }),
    [lists, shortcuts, item, timetable, streets, buildings],
  );
}

function useNeededItem(boot: Boot): Reads['item'] {
  const nanoId = useAtomValue(neededItemAtom);
  const { data, error, mutate } = useItem(boot, nanoId, boot.branch);
  return useMemo(
    () => (nanoId === null ? null : { nanoId, data, error, retry: () => void mutate() }),
    [nanoId, data, error, mutate],
  );
}

function useNeededTimetable(boot: Boot): Reads['timetable'] {
  const date = useAtomValue(timetableDayAtom);
  const path = { branchShortId: boot.branch?.shortId ?? 0 };
  const url =
    date === null ? null : apiUrl(boot, 'GET /timetables/branchshortid/{branchShortId}', { path, query: { date } });
  return useRead(url).data;
}

function useNeededStreets(boot: Boot): Required<Pick<Reads, 'streets' | 'buildings'>> {
  const idle = { ...boot, branch: null };
  const streets = useLoaded(useStreets(useAtomValue(needsStreetsAtom) ? boot : idle));
  const buildings = useLoaded(useBuildings(useAtomValue(needsBuildingsAtom) ? boot : idle));
  return { streets, buildings };
}

const useLoaded = <T, E>({ data, error }: { data: T; error: E }) => useMemo(() => ({ data, error }), [data, error]);
