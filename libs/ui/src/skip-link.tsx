/**
 * A link that is visible while it has the focus: it moves the focus over repeated content, without changing the
 * address. The page needs an element with the id `content`, where the link leads without scripts.
 * @param to selector of the target, which must be focusable
 */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href="#content"
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>(to)?.focus();
      }}
      className="sr-only focus:not-sr-only focus:absolute focus:top-0 focus:left-0 focus:z-50 focus:m-2 focus:rounded-control focus:bg-paper focus:p-3 focus:text-ink"
    >
      {children}
    </a>
  );
}
