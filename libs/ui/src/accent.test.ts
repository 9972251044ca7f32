import { describe, expect, test } from 'vitest';
import { accentTokens, contrast } from './accent.ts';

describe('accentTokens', () => {
  test.each(['#7B48FF', '#FFDD30', '#1B7F3B', '#ffffff', '#000000', '#F08C00'])(
    'reaches the required contrast for %s on paper and for text on it',
    (color) => {
      const light = accentTokens(color, false);
      expect(contrast(light.accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(light.accent, light.onAccent)).toBeGreaterThanOrEqual(4.5);
      const dark = accentTokens(color, true);
      expect(contrast(dark.accent, '#221e2b')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark.accent, dark.onAccent)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('preserves a colour that is dark enough', () => {
    expect(accentTokens('#1b7f3b', false).accent).toBe('#1b7f3b');
  });
});
