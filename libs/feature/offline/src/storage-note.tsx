import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import type { DeviceStorage } from './device-storage.ts';
import { formatBytes } from './format-bytes.ts';
import { offlineGuideMessages } from './messages/offline-guide.ts';

/** The storage that this host uses on the device, and whether the browser may free it. */
export function StorageNote({ storage }: { storage: DeviceStorage }) {
  const language = useLanguage();
  const t = useMessages(offlineGuideMessages);
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      <p>{t.usage({ size: formatBytes(storage.usage, language) })}</p>
      {!storage.isPersisted && <p>{t.notPersisted}</p>}
    </div>
  );
}
