import { useFetched } from '@umkreis/api-client/use-read.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { EventsRead } from '@umkreis/guide-engine/engine/content-calls.ts';
import type { Filled } from '@umkreis/guide-engine/engine/content.ts';
import type { GuideEngine } from '@umkreis/guide-engine/engine/guide-engine.ts';
import { useReloadOnSnapshot } from './use-reload-on-snapshot.ts';

/**
 * Events of the branch from the engine, reloaded every five minutes, on focus and with each new snapshot.
 * @returns undefined: loading, or the branch shows no events
 */
export function useGuideEvents(
  engine: GuideEngine,
  branch: Branch | null,
  filled: Filled | null,
): EventsRead | undefined {
  const { data, mutate } = useFetched<EventsRead>(
    filled && branch?.hasEvents ? `events of ${branch.shortId}` : null,
    { refreshInterval: 300_000, revalidateOnFocus: true },
    () => engine.readEvents(),
  );
  useReloadOnSnapshot(filled, mutate);
  return data;
}
