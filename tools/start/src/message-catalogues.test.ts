import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { toStandardSpelling } from '@umkreis/i18n/german-spelling.ts';
import { workspace } from './services.ts';

/** Words with 'ss' after a short vowel, and compounds whose parts meet there: the same spelling in all countries. */
const DOUBLE_S =
  /[Aa]ddress|[Aa]dress|[Aa]usschnitt|Ausseh|Ausstellung|[Bb]esser|[Dd]asselbe|dass|Ereignisse|[Ff]ass|[Gg]eschoss|[Gg]eschlossen|[Ii]nteress|[Kk]lass|[Ll]ass|[Ll]äss|[Mm]ess|[Mm]uss|müss|[Pp]ass|press|Schluss|[Ss]chlüssel|Session|ssr|wissen|wusst/;

describe('the message catalogues', async () => {
  const files = globSync(['{apps,libs/feature}/*/src/messages/*.ts', 'libs/util/i18n/src/*.ts'], {
    cwd: workspace,
  }).filter((file) => !file.endsWith('.test.ts'));
  const texts = await Promise.all(
    files.map(async (file) => {
      const module = (await import(path.join(workspace, file))) as Record<string, unknown>;
      return Object.values(module).flatMap((value) =>
        typeof value === 'object' && value && 'de' in value ? Object.values(value.de as object).map(String) : [],
      );
    }),
  );

  it('are found', () => {
    expect(texts.flat().length).toBeGreaterThan(2000);
  });

  it("have no word with 'ss' whose standard spelling is undecided", () => {
    const words = new Set(texts.flat().flatMap((text) => text.match(/[A-Za-zÄÖÜäöü]*ss[A-Za-zäöü]*/g) ?? []));
    const undecided = [...words].filter((word) => toStandardSpelling(word) === word && !DOUBLE_S.test(word));
    expect(undecided).toEqual([]);
  });
});
