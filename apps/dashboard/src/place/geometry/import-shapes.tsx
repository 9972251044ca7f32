import type { Feature } from 'geojson';
import { useRef, useState } from 'react';
import { geometryMessages } from '../messages/geometry.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { readGeojsonFile } from './read-geojson-file.ts';

/** Imports the shapes of a GeoJSON file. */
export function ImportShapes({ onImported }: { onImported(features: Feature[]): void }) {
  const t = useMessages(geometryMessages);
  const input = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<{ text: string; isError: boolean }>();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const result = readGeojsonFile(await file.text());
    if ('features' in result) {
      onImported(result.features);
      setNote({ text: t.imported({ count: result.features.length }), isError: false });
    } else {
      const text =
        result.error === 'invalid'
          ? t.importInvalid({ reason: result.reason })
          : result.error === 'nothing'
            ? t.importNothing
            : t.importNotJson;
      setNote({ text, isError: true });
    }
  };
  return (
    <>
      <Button size="small" icon="upload" onClick={() => input.current?.click()}>
        {t.import}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".geojson,.json,application/geo+json,application/json"
        aria-label={t.import}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <output className={note?.isError ? 'text-xs break-words text-danger' : 'text-xs text-ink-soft'}>
        {note?.text}
      </output>
    </>
  );
}
