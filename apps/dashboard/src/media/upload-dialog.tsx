import { useState } from 'react';
import type { DashboardItem } from '@umkreis/contract/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from './messages/media.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { PlacePicker } from './place-picker.tsx';
import { UploadZone } from './upload-zone.tsx';

/** Selects a place, then uploads pictures to it. */
export function UploadDialog({ onClose }: { onClose(): void }) {
  const t = useMessages(mediaMessages);
  const [place, setPlace] = useState<DashboardItem>();
  return (
    <Dialog open onClose={onClose} title={place ? t.uploadTo({ place: place.title }) : t.upload} closeLabel={t.close}>
      {place ? (
        <>
          <UploadZone key={place.id} itemId={place.id} />
          <div className="flex justify-between gap-2">
            <Button kind="quiet" onClick={() => setPlace(undefined)}>
              {t.otherPlace}
            </Button>
            <Button onClick={onClose}>{t.close}</Button>
          </div>
        </>
      ) : (
        <PlacePicker onPick={setPlace} />
      )}
    </Dialog>
  );
}
