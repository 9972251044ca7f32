import type { Branch } from '@umkreis/contract/branch.ts';

/** A guide on the map of all guides: a link with its logo; its title appears on hover and focus. */
export function GuideMark({
  branch,
  x,
  y,
  href,
  assetRoot,
  onOpen,
}: {
  branch: Branch;
  /** Position on the map, px */
  x: number;
  y: number;
  href: string;
  assetRoot: string;
  onOpen(): void;
}) {
  return (
    <a
      href={href}
      onClick={onOpen}
      style={{ left: x, top: y, borderColor: branch.accentColor }}
      className="group absolute z-0 grid size-11 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 bg-paper text-ink no-underline shadow-float transition-transform hover:z-10 hover:scale-110 focus-visible:z-10 focus-visible:scale-110"
    >
      {branch.logo ? (
        <img
          src={`${assetRoot}/branches/${branch.logo}`}
          alt=""
          width="26"
          height="26"
          className="size-[26px] object-contain"
        />
      ) : (
        <span aria-hidden="true" className="size-3 rounded-full" style={{ background: branch.accentColor }} />
      )}
      <span className="pointer-events-none absolute top-full mt-1.5 rounded-full bg-ink px-2.5 py-0.5 text-xs whitespace-nowrap text-paper opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100">
        {branch.title}
      </span>
    </a>
  );
}
