import type { z } from 'zod';
import { ApiError } from '@umkreis/api-client/api-error.ts';

/** Names of the fields that the contract rejects. */
export const faultyFields = (contract: z.ZodType, body: unknown): ReadonlySet<string> =>
  new Set(contract.safeParse(body).error?.issues.map(({ path }) => String(path[0])));

/** Names of the fields that the API has rejected. */
export const rejectedFields = (error: unknown): ReadonlySet<string> =>
  new Set(
    error instanceof ApiError && error.status === 400
      ? error.problem?.errors?.map(({ field }) => field.split('/')[1] ?? '')
      : [],
  );
