import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { ProgressBar } from '@umkreis/ui/progress-bar.tsx';
import { importMessages } from '../messages/import.ts';
import type { PlacesImport } from './use-import.ts';

/** The progress of reading, checking or writing, which can be cancelled. */
export function ImportProgress({ job }: { job: PlacesImport }) {
  const t = useMessages(importMessages);
  const { done, of } = job.progress;
  const text = { reading: t.reading, checking: t.checking({ done, of }), writing: t.writing({ done, of }) };
  const state = text[job.step as keyof typeof text];
  if (state === undefined) return null;
  return (
    <div className="grid gap-2">
      <ProgressBar label={t.preview} value={job.step === 'reading' ? undefined : done} max={Math.max(1, of)} />
      <output className="tabular text-sm text-ink-soft">{state}</output>
      <Button className="justify-self-start" onClick={job.cancel}>
        {t.cancel}
      </Button>
    </div>
  );
}
