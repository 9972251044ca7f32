/** circle: the default symbol; nosymbol: a disc without a glyph; icon: only the glyph */
export type SymbolType = 'circle' | 'selected' | 'event' | 'nosymbol' | 'icon';

export interface SymbolImage {
  type: SymbolType;
  icon: string;
  foreground: string;
  background: string;
}

const pattern =
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:-event)?(?:;(selected|event|nosymbol|icon|);([^;]*);([^;]*);([^;]*))?$/i;
const pin: SymbolImage = { type: 'circle', icon: 'pin', foreground: '#FFFFFF', background: '#5C6370' };

/** 'uuid;type;icon;foreground;background': everything needed to draw a symbol. The uuid is that of the category. */
export function imageId(categoryId: string, { type, icon, foreground, background }: SymbolImage): string {
  return `${categoryId};${type === 'circle' ? '' : type};${icon};${foreground};${background}`;
}

/**
 * Parses an image id; a bare uuid is its category's default symbol, otherwise the fallback pin; anything else null.
 */
export function parseImageId(id: string, defaults?: ReadonlyMap<string, SymbolImage>): SymbolImage | null {
  const match = pattern.exec(id);
  if (!match) return null;
  const [, type, icon, foreground, background] = match;
  if (type === undefined) return defaults?.get(id) ?? pin;
  return {
    type: (type || 'circle') as SymbolType,
    icon: icon || pin.icon,
    foreground: foreground || pin.foreground,
    background: background || pin.background,
  };
}
