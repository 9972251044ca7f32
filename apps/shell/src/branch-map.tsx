import type { Branch } from '@umkreis/contract/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { shellMessages } from '@umkreis/i18n/shell.ts';

const WIDTH = 1000;
const HEIGHT = 420;
const EDGE = 70;
/** Marks nearer than this push each other away, in units of the drawing. */
const APART = 58;
const ROUNDS = 60;

interface Mark { branch: Branch; x: number; y: number }

/** Where the branches lie, as a drawing: their marks as links, what is around them in their colours. On a phone the list below says it better. */
export function BranchMap({ branches, assetRoot, urlOf, onOpen }: { branches: readonly Branch[]; assetRoot: string; urlOf(branch: Branch): string; onOpen(branch: Branch): void }) {
  const t = useMessages(shellMessages);
  if (branches.length === 0) return null;
  const project = projection(branches);
  const marks = spread(branches.map((branch) => { const { lon, lat } = branch.mapCenter.at(-1)!; const [x, y] = project([lon, lat]); return { branch, x, y }; }));
  return (
    <nav aria-label={t.guidesMap} className="relative hidden overflow-hidden rounded-card bg-[#F6F4EF] ring-1 ring-line sm:block dark:bg-sunken">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block w-full" preserveAspectRatio="xMidYMid meet">
        <g aria-hidden="true">
          {marks.map(({ branch, x, y }) => <circle key={branch.shortId} cx={x} cy={y} r="92" fill={branch.accentColor} fillOpacity="0.05" />)}
        </g>
        {marks.map(({ branch, x, y }) => (
          <a key={branch.shortId} href={urlOf(branch)} onClick={() => onOpen(branch)} aria-label={branch.title} className="group outline-none">
            <title>{branch.title}</title>
            <circle cx={x} cy={y} r="26" className="fill-paper stroke-line group-hover:stroke-accent group-focus-visible:stroke-accent" strokeWidth="2" />
            {branch.logo && <image href={`${assetRoot}/branches/${branch.logo}`} x={x - 16} y={y - 16} width="32" height="32" />}
          </a>
        ))}
      </svg>
    </nav>
  );
}

/** Web Mercator, fitted to the middles of the branches. */
function projection(branches: readonly Branch[]): (at: readonly [number, number]) => [number, number] {
  const mercator = ([lon, lat]: readonly [number, number]): [number, number] => [lon / 360, Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI)];
  const points = branches.map((branch) => mercator([branch.mapCenter.at(-1)!.lon, branch.mapCenter.at(-1)!.lat]));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((WIDTH - 2 * EDGE) / (right - left || 1e-6), (HEIGHT - 2 * EDGE) / (top - bottom || 1e-6));
  return (at) => {
    const [x, y] = mercator(at);
    return [WIDTH / 2 + (x - (left + right) / 2) * scale, HEIGHT / 2 - (y - (bottom + top) / 2) * scale];
  };
}

/** Marks that lie upon each other move apart, the same way each time. */
function spread(marks: readonly Mark[]): Mark[] {
  const moved = marks.map((mark, index) => ({ ...mark, x: mark.x + Math.cos(index * 2.4) * 2, y: mark.y + Math.sin(index * 2.4) * 2 }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const away = Math.hypot(other.x - one.x, other.y - one.y);
        if (away >= APART) continue;
        const push = (APART - away) / 2 / (away || 1);
        const [dx, dy] = [(other.x - one.x) * push, (other.y - one.y) * push];
        one.x -= dx; one.y -= dy; other.x += dx; other.y += dy;
      }
      one.x = Math.min(WIDTH - 30, Math.max(30, one.x));
      one.y = Math.min(HEIGHT - 30, Math.max(30, one.y));
    }
  }
  return moved;
}
