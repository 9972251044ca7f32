import { useEffect, useState } from 'react';
import { useBasemapFileName } from '@umkreis/api-client/use-basemap-file-name.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { canSaveGuide } from '../can-save-guide.ts';
import { MapNotice } from '../map-notice.tsx';
import { offlineGuideMessages } from '../messages/offline-guide.ts';
import { updateSavedMap } from './update-saved-map.ts';

/** How long the notice is visible unless the visitor closes it, ms. */
const VISIBLE_MS = 12_000;

/** Updates or repairs the saved guide in the background, once per page, and then says so. */
export function SavedMapUpdate() {
  const [notice, close] = useUpdateNotice();
  const t = useMessages(offlineGuideMessages);
  const { close: closeLabel } = useMessages(guideMessages);
  if (!notice) return null;
  const button = (
    <Button kind="quiet" size="small" onClick={close}>
      {closeLabel}
    </Button>
  );
  return <MapNotice actions={button}>{notice === 'damaged' ? t.repaired : t.updated}</MapNotice>;
}

function useUpdateNotice() {
  const { boot, data } = useGuide();
  const { engine, edition } = data;
  const [snapshot] = useState(useBasemapFileName(boot));
  const [notice, setNotice] = useState<'damaged' | 'outdated' | null>(null);
  const isReady = edition !== null;
  useEffect(() => {
    const { branch } = boot;
    if (!branch || !isReady || !canSaveGuide(boot)) return undefined;
    const unmounted = new AbortController();
    // Without a network the saved guide stays as it is; the next visit tries again.
    updateSavedMap({ ...boot, branch, engine }, snapshot, unmounted.signal).then(setNotice, () => undefined);
    return () => unmounted.abort();
  }, [boot, engine, isReady, snapshot]);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(null), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, () => setNotice(null)] as const;
}
