import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useLastBasemapFileName } from '@umkreis/api-client/use-basemap-file-name.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { KioskAction, KioskIdentity } from '@umkreis/contract/kiosk.ts';
import { dateOfSnapshot } from '@umkreis/places/date-of-snapshot.ts';
import { storedErrors } from '../report/page-errors.ts';
import { storedVisits } from '../report/visits.ts';
import { heartbeat } from './heartbeat.ts';
import { storeDone, storeIdentity, storedIdentity, lastDone } from './stored-identity.ts';
import { keyOfAddress } from './kiosk-address.ts';

const EVERY_MS = 60_000;
/** Request timeout of a heartbeat. */
const HEARTBEAT_MS = 10_000;
/**
 * Retry interval after a failed heartbeat: shorter than the time after which the dashboard reports the kiosk
 * offline.
 */
const AGAIN_MS = 20_000;

/** What an editor requests of the kiosk. */
export interface KioskCommand {
  action: KioskAction;
  /** Id of the command */
  command: string;
  kioskKey: string;
}

/**
 * The kiosk's identity by the key in its start URL. It is updated with each heartbeat; until then the stored
 * one is used. Null without a key, or before the first response.
 */
export function useKioskIdentity(
  boot: Boot,
  search: string,
  onCommand: (command: KioskCommand) => void,
): { key: string | null; identity: KioskIdentity | null } {
  const [key] = useState(() => keyOfAddress(search));
  const [latest, setLatest] = useState(() => storedIdentity(key));
  const perform = useEffectEvent(onCommand);
  const fileName = useLastBasemapFileName(boot);
  const beat = useEffectEvent(() => ({
    kioskKey: key!,
    release: boot.remotes.kiosk?.version ?? boot.product.version,
    dateOfData: dateOfSnapshot(fileName()),
    screen: `${innerWidth}x${innerHeight}`,
    ...storedVisits(),
    errors: storedErrors(new Date()),
  }));
  const take = useCallback(
    (identity: KioskIdentity) => {
      storeIdentity(key!, identity);
      setLatest((before) => (before && JSON.stringify(before) === JSON.stringify(identity) ? before : identity));
    },
    [key],
  );

  useEffect(() => {
    if (!key) return;
    let timer: ReturnType<typeof setTimeout>;
    let isUnmounted = false;
    const sendHeartbeat = async () => {
      const hasResponded = await heartbeat({
        send: (sent) => callApi(boot, 'POST /kiosks/heartbeats/', { body: sent, timeout: HEARTBEAT_MS }),
        beat: () => beat(),
        lastDone,
        storeDone,
        onIdentity: take,
        perform: (action, command) => perform({ action, command, kioskKey: key }),
      });
      if (!isUnmounted) timer = setTimeout(() => void sendHeartbeat(), hasResponded ? EVERY_MS : AGAIN_MS);
    };
    void sendHeartbeat();
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, [boot, key, take]);

  const shortId = boot.branch!.shortId;
  return useMemo(
    // Ignores a key that was used in the URL of another branch.
    () => ({ key, identity: latest?.branchShortId === shortId ? latest : null }),
    [key, latest, shortId],
  );
}
