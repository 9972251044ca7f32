import { useState } from 'react';
import { uploadEventPicture } from '@umkreis/api-client/upload-item-medium.ts';
import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import { mediaLimits } from '@umkreis/contract/media-limits.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { Picture } from '@umkreis/ui/picture.tsx';
import { mediaMessages } from '../../media/messages/media.ts';
import { UploadButton } from '../../media/upload-button.tsx';
import { usePictureUpload } from '../../media/use-picture-upload.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { eventPictureMessages } from '../messages/event-picture.ts';
import { PictureDetails } from './picture-details.tsx';

interface Props {
  event: EditedEvent;
  isReadOnly: boolean;
  onSaved(): Promise<unknown>;
}

/** The picture of an event: uploaded, described, replaced or removed. */
export function EventPictureCard({ event, isReadOnly, onSaved }: Props) {
  const t = useMessages(eventPictureMessages);
  const { boot } = useDashboard();
  const { picture } = event;
  return (
    <Card className="p-4">
      <section aria-label={t.title} className="grid gap-4 md:grid-cols-2">
        <div className="grid content-start gap-3">
          <h2 className="text-base font-title">{t.title}</h2>
          {picture ? (
            <div className="overflow-hidden rounded-control bg-sunken">
              <Picture
                key={picture.id}
                renditions={picture.renditions}
                assetRoot={boot.assetRoot}
                alt={picture.alt}
                sizes="(min-width: 768px) 480px, 100vw"
                className="mx-auto max-h-80 w-auto max-w-full object-contain"
              />
            </div>
          ) : (
            <p className="text-sm text-ink-soft">{t.none}</p>
          )}
          {!isReadOnly && <PictureFile event={event} onSaved={onSaved} />}
        </div>
        {picture && <PictureDetails event={event} picture={picture} isReadOnly={isReadOnly} onSaved={onSaved} />}
      </section>
    </Card>
  );
}

/** Uploads the file of the picture, which keeps its texts. */
function PictureFile({ event, onSaved }: Pick<Props, 'event' | 'onSaved'>) {
  const t = useMessages(eventPictureMessages);
  const tMedia = useMessages(mediaMessages);
  const { boot, auth } = useDashboard();
  const [sent, setSent] = useState(0);
  const limit = { fileBytes: mediaLimits.fileBytes, tooLarge: tMedia.failedLarge };
  const { isBusy, upload, note } = usePictureUpload(limit, async (file) => {
    setSent(0);
    await uploadEventPicture(boot, auth, event.id, { file, fields: {}, onProgress: setSent });
    await onSaved();
  });
  return (
    <>
      <UploadButton label={event.picture ? t.replace : t.upload} isBusy={isBusy} sent={sent} onPick={upload} />
      <p className="text-xs text-ink-soft">{event.picture ? t.replaceHint : tMedia.dropHint}</p>
      {note}
    </>
  );
}
