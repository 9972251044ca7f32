import type { ApiContext } from './api-context.ts';
import type { Operation } from '@umkreis/contract/endpoints/endpoints.ts';
import type { ResponseOf, NeedsLogin, Parameters } from './api-operation.ts';

declare const responseType: unique symbol;

/** An address of the API, typed by its response and whether it requires a login. */
export type ApiUrl<A, Login extends boolean = boolean> = string & {
  readonly [responseType]: { answer: A; login: Login };
};

/**
 * Address of an operation.
 * @param operation method and path of the OpenAPI document
 * @param parameters of path and query; unset or empty ones are omitted
 */
export function apiUrl<O extends Operation>(
  { apiRoot }: Pick<ApiContext, 'apiRoot'>,
  operation: O,
  ...[parameters = {} as Parameters<O>]: {} extends Parameters<O> ? [Parameters<O>?] : [Parameters<O>]
): ApiUrl<ResponseOf<O>, NeedsLogin<O>> {
  const { path = {}, query = {} } = parameters as { path?: Values; query?: Values };
  const filled = operation
    .slice(operation.indexOf(' ') + 1)
    .replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(path[name])));
  const search = toSearch(query).toString();
  return `${apiRoot}${filled}${search && `?${search}`}` as ApiUrl<ResponseOf<O>, NeedsLogin<O>>;
}

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Query string of the values that are set; empty texts count as not set. */
export function toSearch(query: Values): URLSearchParams {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  return search;
}
