/** Space kept free at the edges of the map, px. */
export interface MapPadding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface PaddingOptions {
  isPhone: boolean;
  isInIframe: boolean;
  /** A panel with results or a place is open. */
  hasPanel: boolean;
  /** Visible height of the bottom sheet, px; phones only */
  sheetHeight: number;
  /** Lower edge of the overlay at the top, px (the specification's endOfSearchShortcutOffsetTop) */
  topOffset: number;
  /** Scale of controls (kiosk); default 1 */
  scale?: number;
  /** Bottom padding configured by the branch for wide screens (kiosk), px */
  bottomOverride?: number | null;
}

/** `--container-column` of the design tokens, px */
const contentColumnWidth = 350;
const edge = 12;
const leastTopOffset = 72;
const wideTop = 96;

/** Padding of the map outside its panels; targets are moved into the remaining part. */
export function mapPadding(options: PaddingOptions): MapPadding {
  const { isPhone, isInIframe, hasPanel, topOffset, scale = 1 } = options;
  return {
    right: edge,
    left: isPhone || isInIframe || !hasPanel ? edge : contentColumnWidth * scale + 24,
    top: isInIframe
      ? edge
      : topOffset > leastTopOffset
        ? isPhone
          ? topOffset
          : topOffset + edge
        : isPhone
          ? leastTopOffset
          : wideTop,
    bottom: bottomOf(options),
  };
}

function bottomOf({ isPhone, isInIframe, hasPanel, sheetHeight, bottomOverride }: PaddingOptions): number {
  if (isPhone && hasPanel) return sheetHeight + edge;
  if (!isPhone && bottomOverride) return bottomOverride;
  return isInIframe ? edge : 36;
}
