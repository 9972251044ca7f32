/** Whether a host name or address is this machine's own. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  /^127(\.\d{1,3}){3}$/.test(hostname) ||
  /^\[?::1\]?$/.test(hostname);
