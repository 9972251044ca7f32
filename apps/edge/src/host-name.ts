/** Host of a request in lower case, without its port. */
export const hostName = (request: { hostname: string }): string => request.hostname.toLowerCase().replace(/:\d+$/, '');
