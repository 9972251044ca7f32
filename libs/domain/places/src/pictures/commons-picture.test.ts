import { expect, test } from 'vitest';
import { commonsFile, commonsPage } from './commons-picture.ts';

const castle = 'https://commons.wikimedia.org/wiki/File:Schloss_Vaduz_(Nord).jpg';

test.each([
  ['File:Schloss Vaduz (Nord).jpg', castle],
  ['file:Schloss_Vaduz_(Nord).jpg', castle],
  ['https://commons.wikimedia.org/wiki/File:Schloss_Vaduz_(Nord).jpg', castle],
  ['http://commons.m.wikimedia.org/wiki/File:Schloss%20Vaduz%20(Nord).jpg', castle],
  ['https://upload.wikimedia.org/wikipedia/commons/a/ab/Schloss_Vaduz_%28Nord%29.jpg', castle],
  ['https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/Schloss_Vaduz_(Nord).jpg/640px-x.jpg', castle],
  ['Category:Vaduz', 'https://commons.wikimedia.org/wiki/Category:Vaduz'],
  ['File:Gänsbühl & Co.jpg', 'https://commons.wikimedia.org/wiki/File:G%C3%A4nsb%C3%BChl_%26_Co.jpg'],
])('returns the page of %s', (text, page) => expect(commonsPage(text)).toBe(page));

test.each([
  'Schloss.jpg',
  'https://town.example/File:Schloss.jpg',
  'https://commons.wikimedia.org.evil.example/wiki/File:Schloss.jpg',
  'https://upload.wikimedia.org/wikipedia/de/a/ab/Schloss.jpg',
  'https://commons.wikimedia.org/wiki/%E0%A4%A',
  'File:<script>',
  'File:',
  '',
])('returns undefined for %s', (text) => expect(commonsPage(text)).toBeUndefined());

test('returns no file for a category', () => {
  expect(commonsFile(castle)).toBe('File:Schloss Vaduz (Nord).jpg');
  expect(commonsFile('https://commons.wikimedia.org/wiki/Category:Vaduz')).toBeUndefined();
});
