import type { Endpoint, OperationName } from './endpoint.ts';

/** Statuses of the problems that an endpoint may respond with, ascending: by what it takes and writes, and its own. */
export function errorsOf(operation: OperationName, { right, params, query, body, errors = [] }: Endpoint): number[] {
  const isWrite = !operation.startsWith('GET ');
  const isPublic = right === 'public';
  const statuses = [
    ...(params || query || body ? [400] : []),
    ...(isPublic ? [] : [401, 403]),
    ...(params ? [404] : []),
    ...(isWrite && !isPublic ? [409] : []),
    ...(body ? [413] : []),
    ...(isWrite && isPublic ? [429] : []),
    503,
    ...(isWrite ? [507] : []),
    ...errors,
  ];
  return statuses.toSorted((a, b) => a - b);
}
