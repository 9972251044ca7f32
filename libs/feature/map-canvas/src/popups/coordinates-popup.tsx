import type { LngLat } from '@umkreis/contract/ref.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { streetAndBuildingMessages } from '@umkreis/i18n/streets-and-buildings.ts';
import { CopyButton } from '@umkreis/ui/copy-button.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';

/** Latitude and longitude of a right click or long press, in the order other maps expect. */
export function CoordinatesPopup({ at, onClose }: { at: LngLat; onClose(): void }) {
  const t = useMessages(streetAndBuildingMessages);
  const tGuide = useMessages(guideMessages);
  const [lon, lat] = at.map((degrees) => degrees.toFixed(6)) as [string, string];
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-3">
        <dl className="tabular grid grid-cols-[auto_auto] gap-x-3">
          <dt className="text-ink-soft">{t.latitude}</dt>
          <dd>{lat}</dd>
          <dt className="text-ink-soft">{t.longitude}</dt>
          <dd>{lon}</dd>
        </dl>
        <IconButton icon="close" label={tGuide.close} onClick={onClose} className="-mt-1 -mr-2 !size-8" />
      </div>
      <CopyButton text={`${lat}, ${lon}`} label={t.copy} copiedLabel={t.copied} />
    </div>
  );
}
