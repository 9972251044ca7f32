const host = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/**
 * The origin of an address, fit to stand in a Content-Security-Policy: http or https, and a host of letters, digits,
 * dots and hyphens. A URL takes more than that as a host: `;` would end the directive, `*` would name every server.
 * @returns undefined for what is no such address
 */
export function policyOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, origin } = new URL(address);
  return /^https?:$/.test(protocol) && host.test(hostname) ? origin : undefined;
}
