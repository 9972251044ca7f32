import { expect, test } from 'vitest';
import { commonsInfoUrl, readCommonsInfo } from './commons-info.ts';

const info = {
  thumburl: 'https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/Schloss.jpg/640px-Schloss.jpg',
  thumbwidth: 640,
  thumbheight: 480,
  extmetadata: {
    Artist: { value: '<a href="//commons.wikimedia.org/wiki/User:Erika">Erika&nbsp;Muster</a>' },
    LicenseShortName: { value: 'CC BY-SA 4.0' },
  },
};
const answer = (more: object = {}) => ({ query: { pages: [{ imageinfo: [{ ...info, ...more }] }] } });

test('a picture with author and licence', () => {
  expect(readCommonsInfo(answer())).toEqual({
    url: info.thumburl,
    width: 640,
    height: 480,
    author: 'Erika Muster',
    licence: 'CC BY-SA 4.0',
  });
});

test.each([
  ['without a licence', answer({ extmetadata: { Artist: { value: 'Erika' } } })],
  ['without an author', answer({ extmetadata: { LicenseShortName: { value: 'CC0' } } })],
  ['from elsewhere', answer({ thumburl: 'https://upload.wikimedia.org.evil.example/x.jpg' })],
  ['without a size', answer({ thumbwidth: undefined })],
  ['that is gone', { query: { pages: [{ missing: true }] } }],
  ['of nothing', null],
])('a picture %s is not shown', (_, wrong) => expect(readCommonsInfo(wrong)).toBeNull());

test('the file is asked for by its name', () => {
  const url = new URL(commonsInfoUrl('File:Burg & Tor.jpg'));
  expect(url.origin).toBe('https://commons.wikimedia.org');
  expect(url.searchParams.get('titles')).toBe('File:Burg & Tor.jpg');
});
