import type { OsmWay } from '../shared/osm-data.ts';

/**
 * Sorts the ways of a route in walking order. Ways are taken in the order of the relation and reversed if
 * necessary; if they don't connect, the nearest free end among the remaining ways is used, and a gap starts a new
 * line.
 * @returns node ids of each continuous line
 */
export function joinLines(ways: readonly OsmWay[]): number[][] {
  const lines: number[][] = [];
  const remaining = ways.filter((way) => way.refs.length > 1);
  while (remaining.length > 0) {
    const line = [...turned(remaining.shift()!.refs, remaining[0]?.refs)];
    for (let next = nextAt(line, remaining); next; next = nextAt(line, remaining)) {
      remaining.splice(next.index, 1);
      if (next.atStart) line.unshift(...next.refs.slice(0, -1));
      else line.push(...next.refs.slice(1));
    }
    lines.push(line);
  }
  return lines;
}

/** Reverses the first way if necessary, so that it ends at the second one. */
function turned(first: number[], second: number[] | undefined): number[] {
  if (!second) return first;
  const touches = (node: number) => node === second[0] || node === second.at(-1);
  return touches(first[0]!) && !touches(first.at(-1)!) ? first.toReversed() : first;
}

function nextAt(
  line: number[],
  ways: readonly OsmWay[],
): { index: number; refs: number[]; atStart: boolean } | undefined {
  const find = (node: number, atStart: boolean) => {
    const index = ways.findIndex((way) => way.refs[0] === node || way.refs.at(-1) === node);
    if (index < 0) return undefined;
    const refs = ways[index]!.refs;
    const forward = atStart ? refs.at(-1) === node : refs[0] === node;
    return { index, refs: forward ? refs : refs.toReversed(), atStart };
  };
  return find(line.at(-1)!, false) ?? find(line[0]!, true);
}
