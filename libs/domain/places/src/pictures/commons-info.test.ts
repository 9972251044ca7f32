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
const response = (more: object = {}) => ({ query: { pages: [{ imageinfo: [{ ...info, ...more }] }] } });

test('reads a picture with author and licence', () => {
  expect(readCommonsInfo(response())).toEqual({
    url: info.thumburl,
    width: 640,
    height: 480,
    author: 'Erika Muster',
    licence: 'CC BY-SA 4.0',
    licenceUrl: null,
  });
});

test.each([
  ['M&amp;S Fotos', 'M&S Fotos'],
  ['Ji&#345;&#xed; &quot;JK&quot; Kr&#225;l', 'Jiří "JK" Král'],
  ['<bdi><a href="https://en.wikipedia.org/wiki/en:Vincent">Vincent van Gogh</a>\n</bdi>', 'Vincent van Gogh'],
  ['<div class="fn value">Erika</div><div style="display: none;">creator QS:P170,Q5582</div>', 'Erika'],
  ['<style>.x{color:red}</style><span>Foto: <b>E</b>rika</span>', 'Foto: Erika'],
  ['&lt;script&gt; &unknown; &#9999999;', '<script> &unknown;'],
])('reads the author %s as %s', (value, name) => {
  expect(readCommonsInfo(response({ extmetadata: { ...info.extmetadata, Artist: { value } } }))?.author).toBe(name);
});

test('uses the attribution text the author asks for', () => {
  const extmetadata = { ...info.extmetadata, Attribution: { value: 'Foto: <i>Erika Muster</i> / Archiv' } };
  expect(readCommonsInfo(response({ extmetadata }))?.author).toBe('Foto: Erika Muster / Archiv');
});

test.each([
  ['https://creativecommons.org/licenses/by-sa/4.0', 'https://creativecommons.org/licenses/by-sa/4.0'],
  ['http://creativecommons.org/licenses/by/2.0/', 'https://creativecommons.org/licenses/by/2.0/'],
  ['//creativecommons.org/licenses/by/2.0/', 'https://creativecommons.org/licenses/by/2.0/'],
  ['javascript:alert(1)', null],
  ['/wiki/Licence', null],
])('links the licence %s as %s', (value, address) => {
  const extmetadata = { ...info.extmetadata, LicenseUrl: { value } };
  expect(readCommonsInfo(response({ extmetadata }))?.licenceUrl).toBe(address);
});

test.each([
  ['without a licence', response({ extmetadata: { Artist: { value: 'Erika' } } })],
  ['without an author', response({ extmetadata: { LicenseShortName: { value: 'CC0' } } })],
  ['from elsewhere', response({ thumburl: 'https://upload.wikimedia.org.evil.example/x.jpg' })],
  ['without a size', response({ thumbwidth: undefined })],
  ['that is gone', { query: { pages: [{ missing: true }] } }],
  ['of nothing', null],
])('returns null for a picture %s', (_, wrong) => expect(readCommonsInfo(wrong)).toBeNull());

test('requests the file by its name', () => {
  const url = new URL(commonsInfoUrl('File:Burg & Tor.jpg'));
  expect(url.origin).toBe('https://commons.wikimedia.org');
  const { titles, origin, iiurlwidth } = Object.fromEntries(url.searchParams);
  // Commons requires `origin` for cross-origin requests and only serves a few widths.
  expect({ titles, origin, iiurlwidth }).toEqual({ titles: 'File:Burg & Tor.jpg', origin: '*', iiurlwidth: '960' });
});
