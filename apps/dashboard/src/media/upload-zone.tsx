import { useState } from 'react';
import { isVideoAddress } from '@umkreis/contract/media-limits.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from './messages/media.ts';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { KindSelect } from './kind-select.tsx';
import { UploadRow } from './upload-row.tsx';
import { useRefreshMedia } from './use-refresh-media.ts';
import { useUploads } from './use-uploads.ts';
import { DropArea } from './drop-area.tsx';

/** Uploads dropped or selected files to a place and shows their progress. */
export function UploadZone({ itemId }: { itemId: string }) {
  const t = useMessages(mediaMessages);
  const refresh = useRefreshMedia(itemId);
  const uploads = useUploads(itemId, refresh);
  const [kind, setKind] = useState(String(itemMediumKeys.picture));
  const [videoUrl, setVideoUrl] = useState('');
  const isVideo = kind === String(itemMediumKeys.video);
  const [isSubmitted, setSubmitted] = useState(false);
  const isReady = !isVideo || isVideoAddress(videoUrl.trim());

  const add = (files: FileList | null) => {
    setSubmitted(true);
    if (files?.length && isReady) uploads.add([...files], { kind, ...(isVideo && { videoUrl: videoUrl.trim() }) });
  };
  return (
    <div className="grid gap-3">
      <DropArea isReady={isReady} onFiles={add} onRejected={() => setSubmitted(true)} />
      <div className="grid gap-3 sm:grid-cols-2">
        <KindSelect
          value={kind}
          onChange={(next) => {
            setKind(next);
            setSubmitted(false);
          }}
        />
        {isVideo && (
          <TextField
            label={t.videoUrl}
            hint={t.videoHint}
            type="url"
            value={videoUrl}
            error={isSubmitted && !isReady ? t.videoUrlError : null}
            onBlur={() => setSubmitted(videoUrl.trim() !== '')}
            onChange={(event) => setVideoUrl(event.target.value)}
          />
        )}
      </div>
      {uploads.entries.length > 0 && (
        <ul className="grid gap-1">
          {uploads.entries.map((entry) => (
            <UploadRow key={entry.key} entry={entry} uploads={uploads} />
          ))}
        </ul>
      )}
    </div>
  );
}
