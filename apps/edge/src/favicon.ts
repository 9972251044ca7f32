/** The product's mark in the branch's colour. @param color #rrggbb */
export function favicon(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><circle cx="14" cy="14" r="12" fill="none" stroke="${color}" stroke-width="3" opacity=".35"/><path d="M14 2a12 12 0 0 1 12 12" fill="none" stroke="${color}" stroke-width="3" stroke-linecap="round"/><circle cx="14" cy="14" r="5.500" fill="${color}"/></svg>`;
}
