import { useRef, useState, type DragEvent } from 'react';
import { mediaTypes } from '@umkreis/contract/media-limits.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from './messages/media.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';

interface Props {
  /** false: files can't be selected yet */
  isReady: boolean;
  onFiles(files: FileList | null): void;
  /** Files were to be selected too early. */
  onRejected(): void;
}

/** Area to drop files on, with a button to select them. */
export function DropArea({ isReady, onFiles, onRejected }: Props) {
  const t = useMessages(mediaMessages);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(event.dataTransfer.files);
  };
  return (
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
        <Button size="small" onClick={() => (isReady ? input.current?.click() : onRejected())}>
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
          onFiles(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}
