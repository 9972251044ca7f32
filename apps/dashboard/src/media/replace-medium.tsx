import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { useRef, useState } from 'react';
import { ApiError } from '@umkreis/api-client/api-error.ts';
import { uploadItemMedium } from '@umkreis/api-client/upload-item-medium.ts';
import type { DashboardMedium } from '@umkreis/contract/media.ts';
import { mediaLimits, mediaTypes } from '@umkreis/contract/media-limits.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from './messages/media.ts';
import { mediaReuseMessages } from './messages/media-reuse.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { uploadErrorText } from './upload-error-text.ts';
import { useLibrary } from './use-library.tsx';
import { useRefreshMedia } from './use-refresh-media.ts';

/** Replaces a picture by a file or another picture; order, kind and texts are preserved. */
export function ReplaceMedium({ medium, onReplaced }: { medium: DashboardMedium; onReplaced(): void }) {
  const t = useMessages(mediaReuseMessages);
  const media = useMessages(mediaMessages);
  const { boot, auth } = useDashboard();
  const refresh = useRefreshMedia(medium.itemId);
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [uploadError, setUploadError] = useState('');
  const library = useLibrary(medium.itemId, onReplaced, medium.id);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setUploadError('');
    setSent(0);
    try {
      if (file.size > mediaLimits.fileBytes) throw new ApiError('', 413);
      const fields = { itemId: medium.itemId, replaces: medium.id };
      await uploadItemMedium(boot, auth, { file, fields, onProgress: setSent });
      refresh();
      onReplaced();
    } catch (error) {
      setUploadError(uploadErrorText(error instanceof ApiError ? error : { status: 0, problem: undefined }, media));
      setSent(null);
    }
  };
  return (
    <section aria-label={t.replace} className="grid gap-1">
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon="upload" busy={sent !== null} onClick={() => input.current?.click()}>
          {sent === null ? t.replaceFile : t.replacing({ percent: Math.round(sent * 100) })}
        </Button>
        <Button size="small" icon={rareIcons.image} disabled={sent !== null} onClick={library.open}>
          {t.fromLibrary}
        </Button>
      </div>
      <p className="text-xs text-ink-soft">{t.replaceHint}</p>
      {uploadError && (
        <p role="alert" className="text-sm text-danger">
          {uploadError}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept={mediaTypes.join(',')}
        aria-label={t.replaceFile}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {library.picker}
    </section>
  );
}
