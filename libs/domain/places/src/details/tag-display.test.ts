import { describe, expect, test } from 'vitest';
import type { Tag } from '@umkreis/contract/tag.ts';
import { subtitleTags, tagName, tagText, visibleTags } from './tag-display.ts';

const tag = (overrides: Partial<Tag>): Tag => ({
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
  ...overrides,
});
const german = (text: { de: string }) => text.de;

describe('text of a tag', () => {
  test.each([11, 100001, 1001, 1003, 1004, 2001, 2002, 2003, 4001, 4002, 6001])(
    'is the value in group %i',
    (tagGroup) => {
      expect(tagText(tag({ tagGroup }), german)).toBe('Pizza');
    },
  );
  test.each([0, 1, 12, 1002, 1011, 2004, 6002])('is the key in group %i', (tagGroup) =>
    expect(tagText(tag({ tagGroup }), german)).toBe('Küche'),
  );
  test('searches by the visible text, and by none without a group', () => {
    expect(tagName(tag({ tagGroup: 2004 }))).toEqual({ de: 'Küche', en: 'Cuisine' });
    expect(tagName(tag({ tagGroup: null }))).toBeNull();
  });
  test('shows n/a without a group', () => expect(tagText(tag({ tagGroup: null }), german)).toBe('n/a'));
});

test('shows visible tags with showInSubtitle in the subtitle, by subtitleSortOrder', () => {
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
