import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { noPrivateWords } from './no-private-words.ts';
import { privateWords } from './private-words.ts';

const messages = (code: string, filename = 'libs/ui/src/button.tsx') =>
  new Linter()
    .verify(
      code,
      {
        files: ['**/*.tsx'],
        languageOptions: { parser: tseslint.parser as Linter.Parser },
        plugins: { umkreis: { rules: { 'no-private-words': noPrivateWords } } },
        rules: { 'umkreis/no-private-words': 'error' },
      },
      { filename },
    )
    .map(({ message, line }) => `${line}: ${message}`);

describe('privateWords', () => {
  it('finds words in prose and in identifiers, each once', () => {
    expect(privateWords('Reads anew, and Anew').map(({ word }) => word)).toEqual(['anew']);
    expect(privateWords('askedPlaces ASKED_FIRST').map(({ word }) => word)).toEqual(['asked']);
  });

  it('finds nothing within other words and in code', () => {
    expect(privateWords('kind, akin, renewed, address, `asked`')).toEqual([]);
  });
});

describe('the lint rule', () => {
  it('reports comments, declared names and paths with the words to use instead', () => {
    expect(messages('// Drawn anew.\nconst askedPlaces = 1;')).toEqual([
      "1: 'anew' is not plain English here: again.",
      "2: 'asked' is not plain English here: requested, query.",
    ]);
    expect(messages('export {};', 'libs/ui/src/whereabouts.tsx')).toEqual([
      "1: 'whereabouts' is not plain English here: location, region lookup.",
    ]);
  });

  it('accepts fields of the contract', () => {
    expect(messages('export const row = { asked: 1 };')).toEqual([]);
  });
});
