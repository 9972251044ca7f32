import type { Endpoint, OperationName } from './endpoint.ts';

/** Statuses of the problems that an endpoint may respond with, ascending: by what it takes and writes, and its own. */
export function errorsOf(
  operation: OperationName,
  { right, params, query, body, bodyType, errors = [] }: Endpoint,
): number[] {
  const isWrite = !operation.startsWith('GET ');
  const isPublic = right === 'public';
  const statuses = [
    ...(params || query || body ? [400] : []),
    ...(isPublic ? [] : [401, 403]),
    ...(params ? [404] : []),
    ...(isWrite && !isPublic ? [409] : []),
    ...(body ? [413, 415] : []),
    // The content of a file
    ...(bodyType ? [422] : []),
    // Each address and each account has a limit.
    429,
    503,
    ...(isWrite ? [507] : []),
    ...errors,
  ];
  return [...new Set(statuses)].toSorted((a, b) => a - b);
}
