import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { FileAges } from './file-ages.ts';

/** Older releases also wrote files of points. */
const NAME =
  /^(?:basemap-items|reference|changes|points|places)-branch-(\d+)-(development|production)-(\d+)\.(?:json(?:\.br|\.gz)?|pmtiles)$/;

/** Retention of files besides those of the current snapshots. */
interface Retention {
  /** Snapshots with their reference data and changes. */
  snapshots: Kept;
  /** Archives of places: open pages read tiles from that of their first snapshot. */
  archives: Kept;
  /** Maximum size of all files kept for their age, with all encodings, bytes; newest first. */
  mostBytes: number;
}

interface Kept {
  /** Number of the newest ones per branch, including the current one. */
  last: number;
  /** Others are kept for this time, ms. */
  graceMs: number;
}

/**
 * A page served just before a rebuild finds its file even if an editor saves each second: it requests the file
 * within seconds, and if it is too late, it gets the new name 3 s later. An open page reads tiles of its first archive
 * until eight snapshots or five minutes later (`archived-places.ts`).
 */
const usual: Retention = {
  snapshots: { last: 3, graceMs: 60_000 },
  archives: { last: 10, graceMs: 10 * 60_000 },
  mostBytes: 256 * 1024 * 1024,
};

/** Deletes the files of snapshots that nobody needs any more. */
export class OldSnapshots {
  readonly #folder: string;
  readonly #env: string;
  readonly #retention: Retention;
  readonly #ages: FileAges;

  constructor(folder: string, env: string, { retention = usual, ages = new FileAges() } = {}) {
    this.#folder = folder;
    this.#env = env;
    this.#retention = retention;
    this.#ages = ages;
  }

  /** @param current names of files that stay @throws if the folder can't be read */
  async remove(current: ReadonlySet<string>): Promise<void> {
    const files = (await readdir(this.#folder)).map((name) => ({ name, match: NAME.exec(name) }));
    this.#ages.see(files.map(({ name }) => name));
    const own = files.flatMap(({ name, match }) => (match && match[2] === this.#env ? [{ name, match }] : []));
    const snapshots = [...Map.groupBy(own, ({ match }) => `${match[1]}-${match[3]}`).values()].map((group) => ({
      branch: group[0]!.match[1]!,
      timestamp: Number(group[0]!.match[3]),
      names: group.map(({ name }) => name),
    }));
    const seen = new Map<string, number>();
    let bytes = 0;
    for (const { branch, names } of snapshots.toSorted((a, b) => b.timestamp - a.timestamp)) {
      const nr = (seen.get(branch) ?? 0) + 1;
      seen.set(branch, nr);
      if (names.some((name) => current.has(name))) continue;
      for (const name of names) {
        const { last, graceMs } = name.endsWith('.pmtiles') ? this.#retention.archives : this.#retention.snapshots;
        if (nr <= last) continue;
        bytes += await sizeOf(path.join(this.#folder, name));
        if (bytes > this.#retention.mostBytes || this.#ages.of(name) >= graceMs)
          await rm(path.join(this.#folder, name), { force: true });
      }
    }
  }
}

/** Bytes; 0 if it was deleted meanwhile */
const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => null))?.size ?? 0;
