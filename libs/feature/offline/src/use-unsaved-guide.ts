import { useEffect, useState } from 'react';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { canSaveGuide } from './can-save-guide.ts';
import { readOfflineMap } from './offline-map.ts';

/** Whether this device could save the guide, and has not done so. */
export function useUnsavedGuide(): boolean {
  const { boot, isKiosk } = useGuide();
  const [isUnsaved, setIsUnsaved] = useState(false);
  useEffect(() => {
    if (!boot.branch || isKiosk || !canSaveGuide(boot)) return undefined;
    let isCurrent = true;
    readOfflineMap().then(
      (map) => isCurrent && setIsUnsaved(map === null),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [boot, isKiosk]);
  return isUnsaved;
}
