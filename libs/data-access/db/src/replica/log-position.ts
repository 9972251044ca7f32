/** A position in the write-ahead log, as a number of bytes. @param text as PostgreSQL writes a pg_lsn: `16/B374D848` */
export function logPosition(text: string): bigint {
  const [high, low] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** How far the primary had written its log at a time. */
interface Sample {
  /** ms */
  at: number;
  position: bigint;
}

/** Older states of the primary than this one don't matter: the replica is away then. */
const KEPT_SAMPLES = 120;

/**
 * How old the state of a replica is, by what the primary had written when. It doesn't grow while nothing is written,
 * and does while the replica has lost the primary: timestamps of transactions have neither property.
 */
export class ReplicaLag {
  #samples: Sample[] = [];

  /** Adds the position of the primary. A new primary may be behind the lost one. */
  add(at: number, position: bigint): void {
    this.#samples = this.#samples.filter((sample) => sample.position <= position);
    // Of equal positions the first and the last one.
    if (this.#samples.at(-2)?.position === position) this.#samples.pop();
    this.#samples.push({ at, position });
    if (this.#samples.length > KEPT_SAMPLES) this.#samples.shift();
  }

  /** @param position of the replica @returns seconds; Infinity: it is behind all known states */
  seconds(position: bigint): number {
    const last = this.#samples.at(-1);
    if (!last || position >= last.position) return 0;
    // The replica has everything that was written until the first state that it lacks.
    const missing = this.#samples.findIndex((sample) => sample.position > position);
    return missing === 0 ? Infinity : (last.at - this.#samples[missing - 1]!.at) / 1000;
  }
}
