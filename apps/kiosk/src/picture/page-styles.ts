/** Characters that a font has to cover to be worth loading: Latin letters */
const LATIN = /U\+0{1,4}(?:-|,|$)/i;
/** An SVG has no modal dialogs and no popovers, and another root; at its first instant an animation has not moved. */
const replaced: [RegExp, string][] = [
  [/:root\b/g, '[data-root]'],
  [/:modal\b/g, '[open]'],
  [/:popover-open\b/g, '[data-popover]'],
];
const STILL = '*{animation:none!important;transition:none!important;caret-color:transparent!important}';

/** All styles of the page for an SVG, which loads nothing: with the fonts of the interface inside. */
export async function pageStyles(): Promise<string> {
  const fonts: string[] = [];
  const rules: string[] = [];
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSFontFaceRule) fonts.push(await fontRule(rule, sheet.href));
      else rules.push(rule.cssText);
    }
  let css = rules.join('\n');
  for (const [from, to] of replaced) css = css.replaceAll(from, to);
  return `${fonts.join('\n')}\n${css}\n${STILL}`;
}

/** A font with its file; empty for one that the page does not use. */
async function fontRule(rule: CSSFontFaceRule, base: string | null): Promise<string> {
  const family = rule.style.getPropertyValue('font-family');
  const range = rule.style.getPropertyValue('unicode-range');
  const isUsed = getComputedStyle(document.body).fontFamily.includes(family.replaceAll(/["']/g, ''));
  const address = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue('src'))?.[1];
  if (!isUsed || !address || (range && !LATIN.test(range))) return '';
  const response = await fetch(new URL(address, base ?? location.href)).catch(() => null);
  if (!response?.ok) return '';
  const weight = rule.style.getPropertyValue('font-weight') || 'normal';
  return `@font-face{font-family:${family};font-weight:${weight};src:url(${await addressOf(await response.blob())})}`;
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The font cannot be read')));
    reader.readAsDataURL(blob);
  });
}
