/** Words that say nothing about a place; left out of a query that has others. */
export const stopWords: ReadonlySet<string> = new Set([
  'der', 'die', 'das', 'dem', 'den', 'des', 'ein', 'eine', 'einen', 'und', 'oder', 'in', 'im', 'am', 'an', 'auf', 'bei', 'beim', 'mit', 'von', 'vom',
  'zu', 'zum', 'zur', 'fur', 'nach', 'nahe', 'the', 'a', 'of', 'at', 'on', 'and', 'or', 'near', 'with', 'for', 'to',
]);
