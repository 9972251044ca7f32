import type { ContentState } from '@umkreis/content/content-state.ts';
import type { Db } from '@umkreis/db/database.ts';
import { quarterHour } from '@umkreis/opening-hours/quarter-hour.ts';
import { kindsByOwner, type OwnKinds } from './shortcut-kinds.repository.ts';

const none: OwnKinds = { categories: [], tags: [] };

/**
 * Kinds of the listed places by owner. Only those of owners whose content changed are read again: a million places
 * take seconds.
 */
export class CachedKinds {
  readonly #db: Db;
  readonly #content: ContentState;
  readonly #known = new Map<number, { version: string; kinds: OwnKinds }>();

  constructor(db: Db, content: ContentState) {
    this.#db = db;
    this.#content = content;
  }

  /** @param now for events and closings, as of the last quarter of an hour */
  async get(now: Date): Promise<ReadonlyMap<number, OwnKinds>> {
    const quarter = quarterHour(now.getTime());
    const versions = new Map(
      [...this.#content.branches.keys()].map((owner) => [owner, `${this.#content.versionOf(owner)}|${quarter}`]),
    );
    const changed = [...versions].filter(([owner, version]) => this.#known.get(owner)?.version !== version);
    const owners = changed.map(([owner]) => owner).filter((owner) => owner !== 0);
    const read = await kindsByOwner(this.#db, owners, now);
    for (const [owner, version] of changed) this.#known.set(owner, { version, kinds: read.get(owner) ?? none });
    return new Map([...versions.keys()].map((owner) => [owner, this.#known.get(owner)!.kinds]));
  }
}
