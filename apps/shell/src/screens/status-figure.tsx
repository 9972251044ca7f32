/** An HTTP status, illustrated as a place that is not on the map: the number inside the product's rings. */
export function StatusFigure({ status }: { status: number }) {
  return (
    <span className="relative grid size-44 place-items-center text-accent">
      <svg aria-hidden="true" viewBox="0 0 100 100" className="absolute inset-0 size-full">
        {[48, 36].map((radius, index) => (
          <circle
            key={radius}
            cx="50"
            cy="50"
            r={radius}
            fill="currentColor"
            fillOpacity={0.05 + index * 0.05}
            stroke="currentColor"
            strokeOpacity="0.25"
            strokeWidth="0.7"
            strokeDasharray={index === 0 ? '3 4' : undefined}
          />
        ))}
        <path d="M50 2a48 48 0 0 1 48 48" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className="tabular relative text-2xl font-bold">{status}</span>
    </span>
  );
}
