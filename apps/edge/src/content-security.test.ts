import { expect, test } from 'vitest';
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
