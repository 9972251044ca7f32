import { parseArgs } from 'node:util';

const parts = ['first', 'interact', 'phone'] as const;
type Part = (typeof parts)[number];

export interface MapBench {
  sizes: readonly number[];
  /** Visits per page. */
  rounds: number;
  only: Part | null;
  /** Whether to measure bare pages that are never the best too. */
  hasSlow: boolean;
}

const usage = 'npm run bench -- map [--sizes 1000,10000] [--rounds 5] [--only first|interact|phone] [--all]';
const SIZES = '1000,10000,100000,1000000';

/** @throws Error with the usage */
export function mapBenchOf(args: string[]): MapBench {
  const { values } = parseArgs({
    args,
    options: {
      sizes: { type: 'string', default: SIZES },
      rounds: { type: 'string', default: '5' },
      only: { type: 'string' },
      all: { type: 'boolean', default: false },
    },
  });
  const sizes = values.sizes.split(',').map(Number);
  const rounds = Number(values.rounds);
  const only = parts.find((part) => part === values.only) ?? null;
  if (![rounds, ...sizes].every((count) => Number.isInteger(count) && count > 0) || (values.only && !only))
    throw new Error(usage);
  return { sizes, rounds, only, hasSlow: values.all };
}
