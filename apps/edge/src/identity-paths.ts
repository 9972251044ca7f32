/** Paths of the local identity provider in development. */
export const identityPaths = ['/authorize', '/oauth', '/.well-known', '/userinfo', '/login', '/v2/logout', '/oidc'];

/** @param path without query */
export const isIdentityPath = (path: string): boolean =>
  identityPaths.some((root) => path === root || path.startsWith(`${root}/`));
