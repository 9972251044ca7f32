import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { offlineGuideMessages } from './messages/offline-guide.ts';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { CheckField } from '@umkreis/ui/check-field.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { formatBytes } from './format-bytes.ts';
import { InstallApp } from './install-app.tsx';
import type { MapSize } from './offline-map.ts';
import { SavingProgress } from './saving-progress.tsx';
import { StorageNote } from './storage-note.tsx';
import { useOnline } from './use-online.ts';
import { useOfflineMap } from './use-offline-map.ts';
import { usePicturesChoice } from './use-pictures-choice.ts';

/** Saves the whole guide on the device; shows its size, progress and date. */
export function OfflineMapDialog({ onClose }: { onClose(): void }) {
  const { boot, timeZone } = useGuide();
  const language = useLanguage();
  const t = useMessages(offlineGuideMessages);
  const { close } = useMessages(guideMessages);
  const { offlineMap, isDamaged, isUnfinished, storage, size, progress, errorKind, save, cancel, forget } =
    useOfflineMap();
  const isOnline = useOnline(boot);
  const pictures = usePicturesChoice(offlineMap, size);
  const bytes = (value: number) => formatBytes(value, language);
  const date = (instant: string) =>
    dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(instant));
  return (
    <Dialog open onClose={onClose} title={t.title} closeLabel={close}>
      <p className="text-sm text-ink-soft">
        {(size?.hasPlaces === false ? t.textWithoutPlaces : t.text)({ guide: boot.branch?.title ?? boot.product.name })}
      </p>
      <div className="grid gap-3 rounded-card bg-sunken p-4">
        <div className="flex items-center gap-3">
          <span className="grid size-10 shrink-0 place-content-center rounded-full bg-paper text-accent">
            <Icon name={offlineMap ? 'check' : 'download'} size={20} />
          </span>
          <div className="min-w-0">
            <p className="font-semibold">
              {offlineMap
                ? t.saved
                : size === null
                  ? t.measuring
                  : t.size({ size: bytes(size.bytes + pictures.bytes) })}
            </p>
            {offlineMap && (
              <p className="text-sm text-ink-soft">
                {t.savedSince({
                  date: date(offlineMap.date),
                  hasPlaces: offlineMap.places !== null,
                  places: offlineMap.places ?? 0,
                  pictures: offlineMap.pictures ?? 0,
                  size: bytes(offlineMap.bytes),
                })}
              </p>
            )}
          </div>
        </div>
        {size && <PicturesField size={size} pictures={pictures} isDisabled={progress !== null} />}
        {progress !== null && <SavingProgress saved={progress} all={size ? size.bytes + pictures.bytes : progress} />}
        {errorKind && (
          <p role="alert" className="text-sm font-medium text-danger">
            {errorKind === 'room' ? t.spaceError : t.networkError}
          </p>
        )}
        {progress === null && (isUnfinished || isDamaged) && (
          <p className="text-sm">{isUnfinished ? t.interrupted : t.damaged}</p>
        )}
        {offlineMap && storage && <StorageNote storage={storage} />}
        {!isOnline && progress === null && <p className="text-sm text-ink-soft">{t.needsNetwork}</p>}
        <div className="flex flex-wrap gap-2">
          {progress === null ? (
            <Button
              kind={offlineMap ? 'secondary' : 'primary'}
              icon={offlineMap ? 'refresh' : 'download'}
              disabled={!isOnline}
              onClick={() => void save(pictures.isChosen)}
            >
              {isUnfinished ? t.resume : offlineMap ? t.renew : t.save}
            </Button>
          ) : (
            <Button onClick={cancel}>{t.cancel}</Button>
          )}
          {(offlineMap || isUnfinished) && progress === null && (
            <Button kind="quiet" icon="trash" onClick={() => void forget()}>
              {t.forget}
            </Button>
          )}
        </div>
      </div>
      <InstallApp />
    </Dialog>
  );
}

/** Whether pictures are saved too, with their size; nothing in a guide without any. */
function PicturesField({
  size: { pictureBytes },
  pictures,
  isDisabled,
}: {
  size: MapSize;
  pictures: ReturnType<typeof usePicturesChoice>;
  isDisabled: boolean;
}) {
  const t = useMessages(offlineGuideMessages);
  const language = useLanguage();
  if (pictureBytes === 0) return null;
  return (
    <CheckField
      label={t.withPictures({ size: formatBytes(pictureBytes, language) })}
      checked={pictures.isChosen}
      disabled={isDisabled}
      onChange={pictures.choose}
    />
  );
}
