import { expect, test } from 'vitest';
import { branchConfigs } from '../registry.ts';
import { drawCover } from './draw-cover.ts';
import { drawLogo, drawWordmark } from './draw-logo.ts';
import { characterPath } from './character-paths.ts';

test('draws a small, distinct logo without text for every branch', () => {
  const marks = branchConfigs.map(drawLogo);
  expect(new Set(marks.map((mark) => mark.replaceAll(/mark\d+/g, ''))).size).toBe(branchConfigs.length);
  for (const mark of marks) {
    expect(mark.length).toBeLessThan(4000);
    expect(mark).not.toMatch(/<text|<script|NaN|undefined/);
  }
});

test('escapes markup in names', () => {
  const hostile = { ...branchConfigs[0]!, title: '</svg><script>', shortTitle: '"<script>' };
  for (const svg of [drawLogo(hostile), drawWordmark(hostile), drawCover(hostile)]) expect(svg).not.toContain('script');
});

test('keeps the dots of umlauts', () => {
  expect(characterPath('Ü')).toBe(`${characterPath('u')}M6-6v.1M14-6v.1`);
});

test('draws all files referenced in the configuration', () => {
  for (const { subdomain, logo, menuButton, menuButtonWidth, inFrame } of branchConfigs) {
    expect(logo).toBe(`${subdomain}.svg`);
    expect([null, menuButtonWidth === 64 ? logo : `${subdomain}-wide.svg`]).toContain(menuButton);
    expect([null, logo]).toContain(inFrame.logo);
  }
  expect(new Set(branchConfigs.filter((one) => one.menuButton).map((one) => one.menuButtonWidth))).toEqual(
    new Set([105, 64]),
  );
});
