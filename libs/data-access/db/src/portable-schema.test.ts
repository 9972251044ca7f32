import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * Features that Citus or YugabyteDB lack or implement differently; docs/scaling.md promises that the schema avoids
 * them.
 */
const lacking: [name: string, pattern: RegExp][] = [
  ['PostGIS', /\bpostgis\b|\bst_\w+\(|\bgeometry\s*\(|\bgeography\s*\(/i],
  ['GiST or SP-GiST', /\busing\s+(sp)?gist\b/i],
  ['EXCLUDE', /\bexclude\s+(using|\()/i],
  ['deferrable constraints', /\bdeferrable\b|\binitially\s+deferred\b/i],
  ['LISTEN and NOTIFY', /\b(listen|notify)\s+\w+|\bpg_notify\b/i],
  ['triggers', /\bcreate\s+(or\s+replace\s+)?(constraint\s+)?trigger\b/i],
  ['advisory locks', /\bpg_(try_)?advisory_/i],
  ['NULLS NOT DISTINCT', /\bnulls\s+not\s+distinct\b/i],
  ['sequences', /\b(big|small)?serial\b|\bgenerated\s+(always|by\s+default)\s+as\s+identity\b|\bcreate\s+sequence\b/i],
  ['server-side code', /\bcreate\s+(or\s+replace\s+)?(function|procedure)\b|\bdo\s+\$\$/i],
  ['other extensions', /\bcreate\s+extension\s+(if\s+not\s+exists\s+)?(?!pg_trgm\b|unaccent\b|if\b)\w+/i],
];

const folder = path.join(import.meta.dirname, 'migrations');
const code = (file: string) =>
  readFileSync(path.join(folder, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');

describe.each(readdirSync(folder).filter((file) => file.endsWith('.ts')))('%s', (file) => {
  test.each(lacking)('uses no %s', (_name, pattern) => {
    expect(pattern.exec(code(file))?.[0]).toBeUndefined();
  });

  test("starts the primary key of an owner's tables with the owner", () => {
    const tables = [...code(file).matchAll(/create table (\w+) \(([\s\S]*?)\n\)/g)].filter(([, , body]) =>
      /^\s*owner_id smallint not null/.test(body!),
    );
    for (const [, name, body] of tables)
      expect([name, /primary key \((\w+)/.exec(body!)?.[1]]).toEqual([name, 'owner_id']);
  });
});
