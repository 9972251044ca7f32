import { paperMargin, type Paper } from './paper.ts';

/** Attribute of the only element that is printed */
const printedAttribute = 'data-printed';

/**
 * Restricts printing to the sheet, on paper of its size.
 * @returns a function that reverts it
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
