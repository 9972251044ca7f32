import { expect, test } from 'vitest';
import { isVideoFile, videoOrigins, videoProvider } from './video.ts';

test.each([
  ['https://a.example/film.mp4?x=1', true],
  ['https://a.example/film.WEBM#t=3', true],
  ['https://www.youtube.com/watch?v=mp4', false],
  ['https://a.example/watch?file=film.mp4', false],
  ['film.mp4', false],
])('detects whether %s is a video file: %s', (url, plays) => expect(isVideoFile(url)).toBe(plays));

test('returns each origin once, and nothing that could break out of a policy', () => {
  expect(
    videoOrigins([
      'https://b.example/1.mp4',
      'https://a.example:8443/x.webm',
      'https://b.example/2.mp4',
      'https://youtu.be/abc',
      'http://c.example/1.mp4',
      'https://d;script-src.example/1.mp4',
    ]),
  ).toEqual(['https://a.example:8443', 'https://b.example']);
});

test.each([
  ['https://www.youtube.com/watch?v=1', 'YouTube'],
  ['https://youtu.be/1', 'YouTube'],
  ['https://player.vimeo.com/video/1', 'Vimeo'],
  ['https://www.notyoutube.com/1', 'notyoutube.com'],
])('returns the provider of %s: %s', (url, name) => expect(videoProvider(url)).toBe(name));
