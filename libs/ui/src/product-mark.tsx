/** The product's mark: a dot with a circle. `size` in px. */
export function ProductMark({ size = 24 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 28 28" className="shrink-0 text-accent">
      <circle cx="14" cy="14" r="12" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.35" />
      <path d="M14 2a12 12 0 0 1 12 12" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="14" cy="14" r="5" fill="currentColor" />
    </svg>
  );
}
