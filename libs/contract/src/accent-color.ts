/** The colour of a branch, #RRGGBB. */
export const ACCENT_COLOR = /^#[0-9A-Fa-f]{6}$/;
