import { describe, expect, test } from 'vitest';
import type { Tag } from '@umkreis/contract/tag.ts';
import { subtitleTags, tagName, tagText, visibleTags } from './tag-display.ts';

const tag = (rest: Partial<Tag>): Tag => ({
  id: 't',
  tagKey: 'cuisine',
  tagValue: 'pizza',
  tagGroup: 1001,
  tagKeyName: { de: 'Küche', en: 'Cuisine' },
  tagValueName: { de: 'Pizza', en: 'Pizza' },
  iconId: null,
  colorName: 'accentPink',
  backgroundColorName: 'transparent',
  showInSubtitle: true,
  isHidden: false,
  subtitleSortOrder: 1,
  ...rest,
});
const german = (text: { de: string }) => text.de;

describe('what a tag displays', () => {
  test.each([11, 100001, 1001, 1003, 1004, 2001, 2002, 2003, 4001, 4002, 6001])('group %i: the value', (tagGroup) => {
    expect(tagText(tag({ tagGroup }), german)).toBe('Pizza');
  });
  test.each([0, 1, 12, 1002, 1011, 2004, 6002])('group %i: the key', (tagGroup) =>
    expect(tagText(tag({ tagGroup }), german)).toBe('Küche'),
  );
  test('what is read is what it is found by; nothing without a group', () => {
    expect(tagName(tag({ tagGroup: 2004 }))).toEqual({ de: 'Küche', en: 'Cuisine' });
    expect(tagName(tag({ tagGroup: null }))).toBeNull();
  });
  test('no group: n/a', () => expect(tagText(tag({ tagGroup: null }), german)).toBe('n/a'));
});

test('the subtitle shows tags with showInSubtitle that are not hidden, by subtitleSortOrder', () => {
  const tags = [
    tag({ id: 'second', subtitleSortOrder: 20 }),
    tag({ id: 'first', subtitleSortOrder: 3 }),
    tag({ id: 'hidden', isHidden: true }),
    tag({ id: 'card', showInSubtitle: false, subtitleSortOrder: 10 }),
    tag({ id: 'computed', tagKey: 'inPlace' }),
  ];
  expect(subtitleTags(tags).map(({ id }) => id)).toEqual(['first', 'second']);
  expect(visibleTags(tags).map(({ id }) => id)).toEqual(['first', 'card', 'second']);
});
