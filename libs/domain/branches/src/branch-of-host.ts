import type { Branch } from '@umkreis/contract/branch.ts';
import { branchConfigs } from './registry.ts';

/**
 * The branch of a host.
 * @param host as sent by the browser; port and case are ignored
 * @param mainHost host of the main site, without port, e.g. localhost or umkreis.example
 * @param branches merged branches: live domains and subdomains, including aliases
 * @returns null for the main site, undefined for an unregistered host
 */
export function branchOfHost(host: string, mainHost: string, branches: readonly Branch[]): Branch | null | undefined {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (name === mainHost || /^(127\.\d+\.\d+\.\d+|\[::1\])$/.test(name)) return null;
  const live = branches.find((branch) => branch.liveDomain === name);
  if (live) return live;
  if (!name.endsWith(`.${mainHost}`)) return undefined;
  const label = name.slice(0, -mainHost.length - 1);
  const shortId = branchConfigs.find((config) => config.subdomain === label)?.shortId;
  return branches.find((branch) => branch.subdomain === label || branch.shortId === shortId);
}
