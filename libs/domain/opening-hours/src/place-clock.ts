const Machine = globalThis.Date;
const MINUTE_MS = 60_000;

/** A Date whose local fields are in a fixed UTC offset; its instants are correct. */
export type PlaceClock = DateConstructor;

const clocks = new Map<number, PlaceClock>();

/** @param offset minutes east of UTC */
function clockOf(offset: number): PlaceClock {
  const existing = clocks.get(offset);
  if (existing) return existing;
  const shift = offset * MINUTE_MS;
  /** Internally stores the local time as if it were UTC: local fields are the UTC fields of the machine's Date. */
  const Clock = class extends Machine {
    constructor(first?: number | string | Date, month?: number, day = 1, hour = 0, minute = 0, second = 0, ms = 0) {
      if (first === undefined) super(Machine.now() + shift);
      else if (month !== undefined) super(Machine.UTC(Number(first), month, day, hour, minute, second, ms));
      else super((typeof first === 'string' ? Machine.parse(first) : Number(first)) + shift);
    }
    override getTime() {
      return super.getTime() - shift;
    }
    override valueOf() {
      return super.getTime() - shift;
    }
    override getTimezoneOffset() {
      return -offset;
    }
  };
  const local = Clock.prototype as unknown as Record<string, unknown>;
  const utc = Machine.prototype as unknown as Record<string, unknown>;
  for (const field of ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds']) {
    local[`get${field}`] = utc[`getUTC${field}`];
    if (field !== 'Day') local[`set${field}`] = utc[`setUTC${field}`];
  }
  const clock = Clock as unknown as PlaceClock;
  clocks.set(offset, clock);
  return clock;
}

/**
 * Runs synchronous code with `Date` replaced by the clock of a place: opening_hours creates Dates and reads their
 * local fields, which would be those of the machine. Its calculation of the sun uses instants and is correct, too.
 * @param offset minutes east of UTC at the instants evaluated
 */
export function onClock<T>(offset: number, work: (Clock: PlaceClock) => T): T {
  const before = globalThis.Date;
  const clock = clockOf(offset);
  globalThis.Date = clock;
  try {
    return work(clock);
  } finally {
    globalThis.Date = before;
  }
}
