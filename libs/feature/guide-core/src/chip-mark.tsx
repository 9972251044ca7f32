import { useGuide } from './guide-context.tsx';
import { GlyphMark } from '@umkreis/ui/glyph.tsx';

/** A chip's symbol. @param color of a category that is not selected */
export function ChipMark({ icon, color }: { icon: string; color?: string | undefined }) {
  const { glyphs } = useGuide().data;
  return (
    <span style={color ? { color } : undefined} className="contents">
      <GlyphMark path={glyphs.get(icon) ?? glyphs.get('pin') ?? ''} />
    </span>
  );
}
