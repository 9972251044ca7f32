/** A place's symbol: its icon (path data on a 15×15 grid) in a disc with its category's colour. `size` in px. */
export function Glyph({
  path,
  color,
  background,
  size = 32,
}: {
  path: string;
  color: string;
  background: string;
  size?: number;
}) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" className="shrink-0">
      <circle cx="16" cy="16" r="16" fill={background} />
      <path d={path} fill={color} transform="translate(7 7) scale(1.2)" />
    </svg>
  );
}

/** The icon without disc, in the text's colour. `size` in px. */
export function GlyphMark({ path, size = 16, className }: { path: string; size?: number; className?: string }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 15 15" className={className ?? 'shrink-0'}>
      <path d={path} fill="currentColor" />
    </svg>
  );
}
