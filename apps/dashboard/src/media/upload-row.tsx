import { useMessages } from '@umkreis/i18n/language.tsx';
import { ProgressBar } from '@umkreis/ui/progress-bar.tsx';
import { mediaMessages } from './messages/media.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { uploadErrorText } from './upload-error-text.ts';
import type { UploadEntry } from './upload-state.ts';
import type { Uploads } from './use-uploads.ts';

/** One upload with its progress. */
export function UploadRow({
  entry: { key, file, state, sent, error },
  uploads,
}: {
  entry: UploadEntry;
  uploads: Uploads;
}) {
  const t = useMessages(mediaMessages);
  const percent = Math.round(sent * 100);
  const text =
    state === 'waiting'
      ? t.waiting
      : state === 'done'
        ? t.done
        : state === 'failed'
          ? file.size === 0
            ? t.failedEmpty
            : uploadErrorText(error!, t)
          : sent < 1
            ? t.sending({ percent })
            : t.working;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 py-1">
      <div className="grid gap-1">
        <p className="truncate text-sm font-medium">{file.name}</p>
        {state !== 'failed' && (
          <ProgressBar label={t.progressOf({ name: file.name })} max={100} value={state === 'done' ? 100 : percent} />
        )}
        <output
          className={`flex items-center gap-1 text-xs ${state === 'failed' ? 'text-danger' : state === 'done' ? 'text-open' : 'text-ink-soft'}`}
        >
          {state === 'failed' && <Icon name="alert" size={14} />}
          {state === 'done' && <Icon name="check" size={14} />}
          {text}
        </output>
      </div>
      <span className="flex">
        {state === 'failed' && <IconButton icon="refresh" label={t.retry} onClick={() => uploads.retry(key)} />}
        {state !== 'done' && (
          <IconButton
            icon="close"
            label={state === 'failed' ? t.dismiss({ name: file.name }) : t.cancelOf({ name: file.name })}
            onClick={() => uploads.remove(key)}
          />
        )}
      </span>
    </li>
  );
}
