/** What a tall screen keeps free of controls at its edges, px: nobody has to stretch or to bend down. */
export interface Reach {
  top: number;
  bottom: number;
}

/** Of a tall screen's height: within 400 to 1,600 px of 1,920. */
const usual = { top: 0.215, bottom: 0.175 };
/** From a wheelchair, of a tall screen and of a wide one. */
const lowered = { top: 0.44, bottom: 0.06 };
const loweredWide = { top: 0.4, bottom: 0 };
/** A lower window is a tablet on a table: all of it is near. */
const tallFrom = 900;

/**
 * Where the controls of a kiosk stand.
 * @param margins what the branch keeps free at least, px
 * @param isLowered somebody asked for them further down
 */
export function reachOf(
  { width, height }: { width: number; height: number },
  margins: { globalMarginTop: number; globalMarginBottom: number },
  isLowered: boolean,
): Reach {
  const isTall = height > width && height >= tallFrom;
  const share = isTall ? (isLowered ? lowered : usual) : isLowered ? loweredWide : { top: 0, bottom: 0 };
  return {
    top: Math.max(margins.globalMarginTop, Math.round(height * share.top)),
    bottom: Math.max(margins.globalMarginBottom, Math.round(height * share.bottom)),
  };
}
