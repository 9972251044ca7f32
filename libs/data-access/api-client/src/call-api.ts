import type { Auth } from '@umkreis/contract/boot.ts';
import type { ApiContext } from './api-context.ts';
import type { Operation } from '@umkreis/contract/endpoints/endpoints.ts';
import type { ResponseOf, Body, NeedsLogin, Parameters } from './api-operation.ts';
import { apiUrl } from './api-url.ts';
import { request, type RequestOptions } from './request.ts';

/** All input of an operation: parameters, JSON, and login, as far as the operation has them. */
export type Sent<O extends Operation> = Parameters<O> &
  ([Body<O>] extends [never] ? {} : { body: Body<O> }) &
  (NeedsLogin<O> extends true ? { auth: Pick<Auth, 'getToken'> } : {});

type Options<O extends Operation> = Sent<O> & Pick<RequestOptions, 'headers' | 'timeout' | 'signal'>;

/**
 * Calls an operation of the API.
 * @param operation method and path of the OpenAPI document
 * @throws ApiError for every response except 2xx, and with status 0 if there is no response or no token
 */
export function callApi<O extends Operation>(
  context: Pick<ApiContext, 'apiRoot'>,
  operation: O,
  ...[options = {} as Options<O>]: {} extends Sent<O> ? [Options<O>?] : [Options<O>]
): Promise<ResponseOf<O>> {
  const { auth, body, headers, timeout, signal } = options as RequestOptions & { auth?: Auth };
  return request<ResponseOf<O>>(apiUrl<O>(context, operation, ...([options] as unknown as [Parameters<O>])), {
    method: operation.slice(0, operation.indexOf(' ')) as RequestOptions['method'],
    body,
    headers,
    getToken: auth && ((fresh) => auth.getToken(fresh)),
    timeout,
    signal,
  });
}
