import { useMessages } from '@umkreis/i18n/language.tsx';
import { WriteNote } from '../../write/write-note.tsx';
import { importMessages } from '../messages/import.ts';
import type { UndoImport } from './use-undo-import.ts';

const MOST_NAMED = 10;

/** What undoing an import did, and the places that it left as they are. */
export function UndoResult({ result, write }: Pick<UndoImport, 'result' | 'write'>) {
  const t = useMessages(importMessages);
  if (write.state === 'failed') return <WriteNote write={write} />;
  const titles = result?.kept.slice(0, MOST_NAMED).map(({ title }) => title) ?? [];
  return (
    <output className="grid gap-1 text-sm">
      {write.state === 'busy' && t.undoing}
      {result && <span className="font-medium">{t.undone(result)}</span>}
      {result && titles.length > 0 && <span>{t.kept({ n: result.kept.length, titles: titles.join(', ') })}</span>}
    </output>
  );
}
