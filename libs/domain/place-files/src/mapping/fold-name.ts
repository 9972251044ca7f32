/** A name without case, accents, spelled-out umlauts and punctuation: 'Längen-Grad' and 'laengengrad' meet. */
export const foldName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/ae/g, 'a')
    .replaceAll(/oe/g, 'o')
    .replaceAll(/ue/g, 'u')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
