import { paperMargin, type Paper } from './paper.ts';

/** Marks the one element of the page that is printed. */
export const printedAttribute = 'data-printed';

/**
 * Lets nothing but the sheet be printed, on paper of its size.
 * @returns what undoes it
 */
export function printOnly({ format, isLandscape }: Paper): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    @page { size: ${format} ${isLandscape ? 'landscape' : 'portrait'}; margin: ${paperMargin}mm; }
    @media print {
      html, body { height: auto !important; overflow: visible !important; background: #fff !important; }
      body > :not([${printedAttribute}]) { display: none !important; }
    }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
