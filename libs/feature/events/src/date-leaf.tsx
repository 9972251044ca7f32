/** Calendar leaf: the day above its month. */
export function DateLeaf({ day, month }: { day: string; month: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent"
    >
      <span className="text-center text-xs leading-tight font-medium">
        <span className="block text-base font-bold">{day}</span>
        {month}
      </span>
    </span>
  );
}
