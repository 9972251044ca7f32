import { fetchedWhileIdle } from '@umkreis/ui/fetched-while-idle.ts';

const useUpdate = fetchedWhileIdle(() => import('@umkreis/offline/keep-current/saved-map-update.tsx'));

/** Keeps the guide current that is saved on this device. */
export function SavedMapUpdate() {
  const code = useUpdate();
  return code && <code.SavedMapUpdate />;
}
