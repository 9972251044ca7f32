import { useAtomValue, useStore } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useItem } from '@umkreis/api-client/use-item.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useBuildings, useStreets } from '@umkreis/api-client/use-streets.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import { readsAtom, type Reads } from '../data/reads-atom.ts';
import { useGuide } from '../guide-context.tsx';
import { neededItemAtom } from '../selected/selected-place.ts';
import { needsBuildingsAtom, needsStreetsAtom } from '../selected/streets-and-buildings.ts';
import { useStoreInput } from '../store/use-store-input.ts';

/** Loads what the guide's atoms need from the API, through the cache that all surfaces share. */
export function GuideReads({ children }: { children: ReactNode }) {
  const { boot } = useGuide();
  const { data: lists } = useRead(apiUrl(boot, 'GET /lists/'));
  const { data: shortcuts } = useRead(apiUrl(boot, 'GET /search/shortcuts/'));
  const item = useNeededItem(boot);
  const { streets, buildings } = useNeededStreets(boot);
  const reads = useMemo(
    (): Reads => ({ lists, shortcuts, item, streets, buildings }),
    [lists, shortcuts, item, streets, buildings],
  );
  useStoreInput(useStore(), readsAtom, reads);
  return children;
}

function useNeededItem(boot: Boot): Reads['item'] {
  const nanoId = useAtomValue(neededItemAtom);
  const { data, error, mutate } = useItem(boot, nanoId, boot.branch);
  return useMemo(
    () => (nanoId === null ? null : { nanoId, data, error, retry: () => void mutate() }),
    [nanoId, data, error, mutate],
  );
}

function useNeededStreets(boot: Boot): Required<Pick<Reads, 'streets' | 'buildings'>> {
  const idle = { ...boot, branch: null };
  const streets = useLoaded(useStreets(useAtomValue(needsStreetsAtom) ? boot : idle));
  const buildings = useLoaded(useBuildings(useAtomValue(needsBuildingsAtom) ? boot : idle));
  return { streets, buildings };
}

const useLoaded = <T, E>({ data, error }: { data: T; error: E }) => useMemo(() => ({ data, error }), [data, error]);
