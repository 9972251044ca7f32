/** Margins of a tall screen that stay free of controls, px, so that nobody has to stretch or bend down. */
export interface ReachableArea {
  top: number;
  bottom: number;
}

/** Share of a tall screen's height: controls are within 400 to 1,600 px of 1,920. */
const usual = { top: 0.215, bottom: 0.175 };
/** Reachable from a wheelchair, on tall and on wide screens */
const lowered = { top: 0.44, bottom: 0.06 };
const loweredWide = { top: 0.4, bottom: 0 };
/** Minimum height of a tall screen, px; a lower one is a tablet on a table, where everything is within reach. */
const tallFrom = 900;

/**
 * Margins around a kiosk's controls.
 * @param margins minimum margins of the branch, px
 * @param isLowered the visitor has lowered the controls
 */
export function reachableAreaOf(
  { width, height }: { width: number; height: number },
  margins: { globalMarginTop: number; globalMarginBottom: number },
  isLowered: boolean,
): ReachableArea {
  const isTall = height > width && height >= tallFrom;
  const share = isTall ? (isLowered ? lowered : usual) : isLowered ? loweredWide : { top: 0, bottom: 0 };
  return {
    top: Math.max(margins.globalMarginTop, Math.round(height * share.top)),
    bottom: Math.max(margins.globalMarginBottom, Math.round(height * share.bottom)),
  };
}
