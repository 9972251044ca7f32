import { useRef, useState, type DragEvent } from 'react';
import { isVideoAddress, itemMediumKeys, mediaTypes } from '@umkreis/contract/media.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from '../messages/media.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { KindSelect } from './kind-select.tsx';
import { UploadRow } from './upload-row.tsx';
import { useRefreshMedia } from './use-refresh-media.ts';
import { useUploads } from './use-uploads.ts';

/** Uploads dropped or selected files to a place and shows their progress. */
export function UploadZone({ itemId }: { itemId: string }) {
  const t = useMessages(mediaMessages);
  const refresh = useRefreshMedia(itemId);
  const uploads = useUploads(itemId, refresh);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [kind, setKind] = useState(String(itemMediumKeys.picture));
  const [videoUrl, setVideoUrl] = useState('');
  const isVideo = kind === String(itemMediumKeys.video);
  const [isSubmitted, setSubmitted] = useState(false);
  const isReady = !isVideo || isVideoAddress(videoUrl.trim());

  const add = (files: FileList | null) => {
    setSubmitted(true);
    if (files?.length && isReady) uploads.add([...files], { kind, ...(isVideo && { videoUrl: videoUrl.trim() }) });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  return (
    <div className="grid gap-3">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'grid justify-items-center gap-2 rounded-card border border-dashed px-4 py-5 text-center transition-colors',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
        )}
      >
        <span className="text-accent">
          <Icon name="upload" size={26} />
        </span>
        <p className="flex flex-wrap items-center justify-center gap-x-2 gap-y-2 text-sm">
          {t.drop}
          <Button size="small" onClick={() => (isReady ? input.current?.click() : setSubmitted(true))}>
            {t.chooseFiles}
          </Button>
        </p>
        <p className="text-xs text-ink-soft">{t.dropHint}</p>
        <input
          ref={input}
          type="file"
          multiple
          accept={mediaTypes.join(',')}
          aria-label={t.chooseFiles}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            add(event.target.files);
            event.target.value = '';
          }}
        />
      </div>
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
