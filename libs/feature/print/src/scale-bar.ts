/** A round length and its extent on the map. */
export interface ScaleBar {
  metres: number;
  px: number;
}

/** The longest round length (1, 2 or 5 times a power of ten) that fits. @param most px */
export function scaleBar(metresPerPx: number, most: number): ScaleBar {
  const longest = metresPerPx * most;
  const decimal = 10 ** Math.floor(Math.log10(longest));
  const metres = [5, 2, 1].map((times) => times * decimal).find((length) => length <= longest) ?? decimal;
  return { metres, px: metres / metresPerPx };
}
