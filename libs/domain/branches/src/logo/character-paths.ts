/** Characters as strokes on a grid of 20×24, so that a logo needs no font. */
const strokes: Record<string, string> = {
  A: 'M1 24 10 0l9 24M4.500 15h11',
  B: 'M3 0v24h8a6.500 6.500 0 0 0 0-13H3h7a5.500 5.500 0 0 0 0-11z',
  C: 'M19 4.500A10.500 12 0 1 0 19 19.500',
  D: 'M3 0v24h5c14 0 14-24 0-24z',
  E: 'M17 0H3v24h14M3 12h11',
  F: 'M17 0H3v24M3 12h11',
  G: 'M18.500 4.500A10.500 12 0 1 0 19 18v-5h-7',
  H: 'M3 0v24M17 0v24M3 12h14',
  I: 'M10 0v24',
  J: 'M14 0v17a6 7 0 0 1-12 0',
  K: 'M3 0v24M17 0 3 14l5-5 10 15',
  L: 'M3 0v24h14',
  M: 'M2 24V0l8 15 8-15v24',
  N: 'M3 24V0l14 24V0',
  O: 'M10 0a9 12 0 0 0 0 24 9 12 0 0 0 0-24z',
  P: 'M3 24V0h8a6.500 6.500 0 0 1 0 14H3',
  Q: 'M10 0a9 12 0 0 0 0 24 9 12 0 0 0 0-24zM13 18l6 7',
  R: 'M3 24V0h8a6.500 6.500 0 0 1 0 13H3h6l9 11',
  S: 'M17 4C14-1.500 3-1 3 6c0 8 14.500 4 14.500 12 0 7.500-12 8-15.500 2',
  T: 'M1 0h18M10 0v24',
  U: 'M3 0v16a7 8 0 0 0 14 0V0',
  V: 'M1 0l9 24L19 0',
  W: 'M0 0l5 24L10 6l5 18L20 0',
  X: 'M2 0l16 24M18 0 2 24',
  Y: 'M1 0l9 12L19 0M10 12v12',
  Z: 'M2 0h16L2 24h16',
};
const dots = 'M6-6v.1M14-6v.1';

/**
 * Path data of a character; umlauts keep their dots, unsupported characters become a point. @param character any
 * case
 */
export function characterPath(character: string): string {
  const [base = '', mark] = character.toUpperCase().normalize('NFD');
  const path = strokes[base] ?? 'M10 12v.1';
  return mark === '\u0308' ? path + dots : path;
}
