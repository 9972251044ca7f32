import { expect, test } from 'vitest';
import type { Branch } from '@umkreis/contract/branch.ts';
import { contentSecurityPolicy } from './content-security.ts';

const page = { path: '/map', branch: null, assetRoot: '', authOrigin: null, development: false, inlineScripts: [] };
const directive = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));

test('allows videos from the servers of the branch only', () => {
  expect(directive(contentSecurityPolicy(page), 'media-src')).toBe("media-src 'self'");
  const policy = contentSecurityPolicy({
    ...page,
    assetRoot: 'https://cdn.example/umkreis',
    videoOrigins: ['https://films.example'],
  });
  expect(directive(policy, 'media-src')).toBe("media-src 'self' https://cdn.example https://films.example");
  expect(policy.match(/films\.example/g)).toHaveLength(1);
});

test('allows only the origin of a URL entered by an editor, and no other directive', () => {
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

test('allows terrain from the configured server: connect-src for an archive, also img-src for tiles', () => {
  const archive = contentSecurityPolicy({ ...page, terrainUrl: 'https://heights.example/alps/heights.pmtiles' });
  expect(directive(archive, 'connect-src')).toBe("connect-src 'self' blob: https://heights.example");
  expect(archive.match(/heights\.example/g)).toHaveLength(1);
  const tiles = contentSecurityPolicy({ ...page, terrainUrl: 'https://heights.example/{z}/{x}/{y}.png' });
  expect(directive(tiles, 'connect-src')).toBe("connect-src 'self' blob: https://heights.example");
  expect(directive(tiles, 'img-src')).toBe("img-src 'self' data: blob: https://heights.example");
  expect(contentSecurityPolicy({ ...page, terrainUrl: '/basemap/heights.pmtiles' })).toBe(contentSecurityPolicy(page));
});

test('allows Wikimedia Commons only for branches that show its pictures', () => {
  const branch = { selectedStyleUrl: null, seasons: [], searchShortcuts: [] } as unknown as Branch;
  const own = { ...page, branch: { ...branch, showsCommonsPictures: false } };
  expect(contentSecurityPolicy(own)).not.toContain('wikimedia');
  expect(contentSecurityPolicy({ ...page, branch: null })).not.toContain('wikimedia');
  const allowed = contentSecurityPolicy({ ...page, branch: { ...branch, showsCommonsPictures: true } });
  expect(directive(allowed, 'img-src')).toContain(' https://upload.wikimedia.org');
  expect(directive(allowed, 'connect-src')).toContain(' https://commons.wikimedia.org');
});

test('allows framing the lists of all guides, and nothing else', () => {
  const branches = [{ liveDomain: null }, { liveDomain: 'map.town.example' }, { liveDomain: "x; script-src 'self'" }];
  const policy = contentSecurityPolicy({ ...page, guides: { mainOrigin: 'https://guide.example:8443', branches } });
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://*.guide.example:8443 https://map.town.example");
});
