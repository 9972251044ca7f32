/** The product's mark as SVG: a dot with rings. @param color #rrggbb */
export function productMark(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">${markParts(color)}</svg>`;
}

/** The product's image for link previews as SVG, 1200×630. */
export function productCover(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#fff"/><rect width="1200" height="630" fill="${color}" fill-opacity=".08"/>${[
    520, 400, 290,
  ]
    .map((radius) => `<circle cx="600" cy="315" r="${radius}" fill="${color}" fill-opacity=".07"/>`)
    .join('')}<g transform="translate(390 105) scale(15)">${markParts(color)}</g></svg>`;
}

const markParts = (color: string) =>
  `<circle cx="14" cy="14" r="12" fill="none" stroke="${color}" stroke-width="3" opacity=".35"/><path d="M14 2a12 12 0 0 1 12 12" fill="none" stroke="${color}" stroke-width="3" stroke-linecap="round"/><circle cx="14" cy="14" r="5.500" fill="${color}"/>`;
