import type { ChangeStep } from '@umkreis/contract/item-changes.ts';
import { changedTexts } from './changed-texts.ts';
import type { ItemPage } from './item-page.ts';

/** Most changed items in a file; a whole snapshot has up to 20,000. */
const MOST_ITEMS = 300;
/** Most earlier snapshots; pages that have an older one read the whole snapshot. */
const MOST_STEPS = 40;

interface State {
  fileName: string;
  /** What all items of the branch depend on. */
  key: string;
  pages: readonly ItemPage[];
  steps: readonly ChangeStep[];
  /** Current texts of the changed items; null: deleted. */
  texts: ReadonlyMap<string, Buffer | null>;
}

interface NextSnapshot extends Pick<State, 'fileName' | 'key' | 'pages'> {
  version: string;
  total: number;
}

export interface Changes {
  /** Text of the file (`ItemChanges`). */
  file: Buffer;
  steps: readonly ChangeStep[];
}

/** Compares each snapshot of a branch with the previous ones that this process built. */
export class BranchChanges {
  readonly #states = new Map<number, State>();

  /** The changes up to a snapshot. */
  async upTo(shortId: number, { fileName, key, pages, version, total }: NextSnapshot): Promise<Changes> {
    const earlier = this.#states.get(shortId);
    const changed = earlier?.key === key ? await changedTexts(earlier.pages, pages, MOST_ITEMS) : null;
    const texts = new Map([...(earlier && changed ? earlier.texts : []), ...(changed ?? [])]);
    const steps = earlier && changed ? [{ from: earlier.fileName, ids: [...changed.keys()] }, ...earlier.steps] : [];
    const kept = newest(steps);
    const named = new Set(kept.flatMap(({ ids }) => ids));
    for (const id of texts.keys()) if (!named.has(id)) texts.delete(id);
    this.#states.set(shortId, { fileName, key, pages, steps: kept, texts });
    const head = JSON.stringify({ version, total, steps: kept }).slice(0, -1);
    const items = [...texts.values()].filter((text) => text !== null);
    return { file: Buffer.from(`${head},"items":[${items.join(',')}]}`), steps: kept };
  }
}

/** The newest steps that together have few enough items. */
function newest(steps: readonly ChangeStep[]): readonly ChangeStep[] {
  const ids = new Set<string>();
  const end = steps.slice(0, MOST_STEPS).findIndex((step) => {
    for (const id of step.ids) ids.add(id);
    return ids.size > MOST_ITEMS;
  });
  return steps.slice(0, end < 0 ? MOST_STEPS : end);
}
