import type { EditedContest } from '@umkreis/contract/contest.ts';
import { contestEditorMessages } from './messages/contest-editor.ts';
import { allContestEntries } from './all-contest-entries.ts';
import { downloadFile } from '../download/download-file.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { TextsOf } from '@umkreis/i18n/message-area.ts';

interface Context {
  boot: Boot;
  auth: Parameters<typeof allContestEntries>[1];
  t: TextsOf<typeof contestEditorMessages>;
  dateText(instant: string): string;
}

/** Downloads all entries of a contest as a CSV file. @throws ApiError */
export async function downloadEntries(contest: EditedContest, { boot, auth, t, dateText }: Context): Promise<void> {
  const [entries, { entriesCsv }] = await Promise.all([
    allContestEntries(boot, auth, contest.id),
    import('./entries-csv.ts'),
  ]);
  downloadFile(
    `${contest.nanoId}.csv`,
    'text/csv',
    entriesCsv(entries, [t.name, t.email, t.answer, t.date, t.winner], dateText),
  );
}
