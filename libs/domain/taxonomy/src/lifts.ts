/** English sub categories of Transport that carry people up a mountain; their ways are drawn as lifts. */
export const lifts: readonly string[] = [
  'Gondola lift',
  'Cable car',
  'Chairlift',
  'Platter lift',
  'T-bar lift',
  'J-bar lift',
  'Rope tow lift',
  'Drag lift',
  'Magic carpet',
];
