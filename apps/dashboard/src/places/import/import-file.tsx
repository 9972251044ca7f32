import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { importMessages } from '../messages/import.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Icon } from '@umkreis/ui/icon.tsx';

interface Props {
  /** What files are compared with is loaded; a file chosen earlier waits for it. */
  isReady: boolean;
  error: string | null;
  onFile(file: File): void;
}

/** Selects a file, also by drag and drop. */
export function ImportFile({ isReady, error, onFile }: Props) {
  const t = useMessages(importMessages);
  const [isOver, setOver] = useState(false);
  const waiting = useRef<File | null>(null);
  const open = useEffectEvent(onFile);
  useEffect(() => {
    if (!isReady || !waiting.current) return;
    open(waiting.current);
    waiting.current = null;
  }, [isReady]);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    if (isReady) onFile(file);
    else waiting.current = file;
  };
  return (
    <div className="grid gap-2">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- another way into its field */}
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
        className={classNames(
          'grid cursor-pointer justify-items-center gap-1 rounded-card border-2 border-dashed p-8 text-center text-sm focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong hover:bg-hover',
        )}
      >
        <Icon name="upload" size={24} />
        <span className="font-semibold">{t.file}</span>
        <span className="text-ink-soft">{t.drop}</span>
        <input
          type="file"
          accept=".csv,.tsv,.tab,.txt,.xlsx,.geojson,.json,.kml,.kmz,.gpx,.umap"
          className="sr-only"
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
      </label>
      {error && (
        <p role="alert" className="flex items-center gap-1.5 text-sm text-danger">
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
