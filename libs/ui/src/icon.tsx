import { chromeIcons, type ChromeIconName } from './chrome-icons.ts';

const isPath = (name: ChromeIconName): name is `M${string}` => name.startsWith('M');

/**
 * An icon of the interface; hidden from screen readers, so that its button or text provides the name. `size`
 * in px.
 */
export function Icon({ name, size = 20, className }: { name: ChromeIconName; size?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className ?? 'shrink-0'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={isPath(name) ? name : chromeIcons[name]} />
    </svg>
  );
}
