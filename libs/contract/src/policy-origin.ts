const host = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/**
 * The origin of an address in a form that is safe in a Content-Security-Policy: http or https, and a host of
 * letters, digits, dots and hyphens. URLs allow more in a host: `;` would end the directive, `*` would match every
 * server.
 * @returns undefined for any other address
 */
export function policyOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, origin } = new URL(address);
  return /^https?:$/.test(protocol) && host.test(hostname) ? origin : undefined;
}
