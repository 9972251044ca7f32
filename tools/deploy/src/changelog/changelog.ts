import { execFileSync } from 'node:child_process';
import { areaNames, areaOf } from './areas.ts';

interface Change {
  /** YYYY-MM-DD, UTC */
  day: string;
  area: string;
  text: string;
}

const RECORD = '\u0001';
const FIELD = '\u0000';

/** A line of `git log --numstat`: lines added, lines taken away (`-` for what is no text), file. */
function changedFile(line: string): { file: string; lines: number } | null {
  const match = /^(\d+|-)\t(\d+|-)\t(.+)$/.exec(line);
  if (!match) return null;
  return { lines: (Number(match[1]) || 0) + (Number(match[2]) || 0), file: match[3]! };
}

/** What ships of a repository's commits, newest first. */
function changesIn(repository: string): Change[] {
  const log = execFileSync(
    'git',
    ['log', '--no-merges', '--no-renames', '--numstat', '--date=format-local:%Y-%m-%d', '--format=%x01%cd%x00%s%x00'],
    { cwd: repository, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, env: { ...process.env, TZ: 'UTC' } },
  );
  return log
    .split(RECORD)
    .slice(1)
    .flatMap((record) => {
      const [day, text, files] = record.split(FIELD) as [string, string, string];
      const area = areaOf(files.split('\n').flatMap((line) => changedFile(line) ?? []));
      return area ? [{ day, area, text }] : [];
    });
}

/** A sentence as one line of Markdown. */
const escaped = (text: string) => text.replace(/[\\`*_<>[\]]/g, '\\$&');

/**
 * CHANGELOG.md of a repository's history: the sentence of each commit that changes what ships, by day and by area,
 * newest first. @throws if the folder is in no repository
 */
export function changelog(repository: string): string {
  const days = Map.groupBy(changesIn(repository), ({ day }) => day);
  const sections = [...days].map(([day, changes]) => {
    const told = areaNames.flatMap((area) => {
      const lines = changes.filter((one) => one.area === area).map(({ text }) => `- ${escaped(text)}`);
      return lines.length ? [`### ${area}\n\n${lines.join('\n')}`] : [];
    });
    return `## ${day}\n\n${told.join('\n\n')}`;
  });
  return `${['# Changes', 'Made from the commits by `npm run changelog`; not edited by hand.', ...sections].join('\n\n')}\n`;
}
