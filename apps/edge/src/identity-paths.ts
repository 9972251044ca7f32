/** Where the local identity provider of a development machine answers. */
export const identityPaths = ['/authorize', '/oauth', '/.well-known', '/userinfo', '/login', '/v2/logout', '/oidc'];

/** @param path without a query */
export const isIdentityPath = (path: string): boolean =>
  identityPaths.some((root) => path === root || path.startsWith(`${root}/`));
