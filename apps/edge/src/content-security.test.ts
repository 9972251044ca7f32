import { expect, test } from 'vitest';
import type { Branch } from '@umkreis/contract/branch.ts';
import { contentSecurityPolicy } from './content-security.ts';

const page = { path: '/map', branch: null, assetRoot: '', authOrigin: null, development: false, inlineScripts: [] };
const directive = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));

test('videos play from the servers that the branch names, everything else from here', () => {
  expect(directive(contentSecurityPolicy(page), 'media-src')).toBe("media-src 'self'");
  const policy = contentSecurityPolicy({
    ...page,
    assetRoot: 'https://cdn.example/umkreis',
    videoOrigins: ['https://films.example'],
  });
  expect(directive(policy, 'media-src')).toBe("media-src 'self' https://cdn.example https://films.example");
  expect(policy.match(/films\.example/g)).toHaveLength(1);
});

test('an address of an editor names its server and nothing else', () => {
  const shortcut = (switchToStyleUrl: string) => ({ switchToStyleUrl });
  const branch = {
    selectedStyleUrl: null,
    seasons: [{ styleUrl: 'https://winter.example/style.json' }, { styleUrl: 'https://*/style.json' }],
    searchShortcuts: [shortcut('https://x;sandbox/style.json'), shortcut("https://x'unsafe-inline'/style.json")],
  } as unknown as Branch;
  const policy = contentSecurityPolicy({ ...page, branch });
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' blob: https://winter.example");
  expect(policy).not.toMatch(/sandbox|unsafe-inline|\*\//);
});

test('heights come from the server that the operator names: an archive is read, tiles are pictures', () => {
  const archive = contentSecurityPolicy({ ...page, terrainUrl: 'https://heights.example/alps/heights.pmtiles' });
  expect(directive(archive, 'connect-src')).toBe("connect-src 'self' blob: https://heights.example");
  expect(archive.match(/heights\.example/g)).toHaveLength(1);
  const tiles = contentSecurityPolicy({ ...page, terrainUrl: 'https://heights.example/{z}/{x}/{y}.png' });
  expect(directive(tiles, 'connect-src')).toBe("connect-src 'self' blob: https://heights.example");
  expect(directive(tiles, 'img-src')).toBe("img-src 'self' data: blob: https://heights.example");
  expect(contentSecurityPolicy({ ...page, terrainUrl: '/basemap/heights.pmtiles' })).toBe(contentSecurityPolicy(page));
});

test('Wikimedia Commons is asked only where a branch allows its pictures', () => {
  const branch = { selectedStyleUrl: null, seasons: [], searchShortcuts: [] } as unknown as Branch;
  const own = { ...page, branch: { ...branch, showsCommonsPictures: false } };
  expect(contentSecurityPolicy(own)).not.toContain('wikimedia');
  expect(contentSecurityPolicy({ ...page, branch: null })).not.toContain('wikimedia');
  const allowed = contentSecurityPolicy({ ...page, branch: { ...branch, showsCommonsPictures: true } });
  expect(directive(allowed, 'img-src')).toContain(' https://upload.wikimedia.org');
  expect(directive(allowed, 'connect-src')).toContain(' https://commons.wikimedia.org');
});

test('lists of every guide may be framed, and of nobody else', () => {
  const branches = [{ liveDomain: null }, { liveDomain: 'map.town.example' }, { liveDomain: "x; script-src 'self'" }];
  const policy = contentSecurityPolicy({ ...page, guides: { mainOrigin: 'https://guide.example:8443', branches } });
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://*.guide.example:8443 https://map.town.example");
});
