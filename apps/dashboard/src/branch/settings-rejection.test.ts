import { expect, test } from 'vitest';
import type { BranchSettings } from '@umkreis/contract/branch-settings.ts';
import { rejectedParts } from './settings-rejection.ts';

const sent: Partial<BranchSettings> = { title: '', seasons: [] };
const rejection = { sent, paths: ['title', 'seasons/0/begins', 'seasons/1'] };

test('has the parts of a setting until it is changed', () => {
  expect(rejectedParts(rejection, 'title', '')).toEqual(['']);
  expect(rejectedParts(rejection, 'title', 'Aubach')).toEqual([]);
  expect(rejectedParts(rejection, 'seasons', [])).toEqual(['0/begins', '1']);
  expect(rejectedParts(rejection, 'menuTitle', 'Aubach')).toEqual([]);
  expect(rejectedParts(null, 'title', '')).toEqual([]);
});
