export const paperFormats = ['A4', 'A3'] as const;
type PaperFormat = (typeof paperFormats)[number];

export interface Paper {
  format: PaperFormat;
  isLandscape: boolean;
}

/** Shorter and longer side, mm */
const sides: Readonly<Record<PaperFormat, readonly [number, number]>> = { A4: [210, 297], A3: [297, 420] };
/** Margin around the sheet, mm */
export const paperMargin = 10;

/** Width and height of a sheet, mm */
export function paperSize({ format, isLandscape }: Paper): { width: number; height: number } {
  const [short, long] = sides[format];
  return isLandscape ? { width: long, height: short } : { width: short, height: long };
}

/** CSS px of a length on paper, mm */
export const pxOf = (mm: number): number => Math.round((mm * 96) / 25.4);

/**
 * Size of the map on a sheet, mm.
 * @param isAlone the first page has neither a card nor a list
 */
export function mapSize(paper: Paper, isAlone: boolean): { width: number; height: number } {
  const { width, height } = paperSize(paper);
  const inner = { width: width - 2 * paperMargin, height: height - 2 * paperMargin };
  return { width: inner.width, height: Math.round(inner.height * (isAlone ? 0.74 : paper.isLandscape ? 0.62 : 0.46)) };
}

/** Number of columns of the list on a sheet */
export const columnsOf = (paper: Paper): number => Math.max(2, Math.floor(paperSize(paper).width / 95));
