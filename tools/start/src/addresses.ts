import type { Branch } from '@umkreis/contract/branch.ts';
import { demoPeople } from '@umkreis/db/demo-people.ts';
import type { IdentityPlan } from './identity-plan.ts';
import { bold, dim } from './progress.ts';

/** Prints the main URL, the hosts of the branches, and the identity provider. */
export async function printAddresses(url: string, apiUrl: string, identity: IdentityPlan): Promise<void> {
  const branches = (await (await fetch(`${apiUrl}/branches/`)).json()) as Branch[];
  const port = new URL(url).port;
  const width = Math.max(...branches.map((branch) => branch.title.length)) + 2;
  console.log(`\n${bold(`  Umkreis is ready: ${url}`)}\n`);
  for (const branch of branches.filter((one) => one.isActive)) {
    const kiosk = branch.hasKiosk ? dim(' · kiosk: /map?iskiosk') : '';
    console.log(`  ${branch.title.padEnd(width)}http://${branch.subdomain}.localhost:${port}${kiosk}`);
  }
  console.log(`\n  Dashboard: ${url}/dashboard/`);
  if (identity.isLocal)
    for (const person of demoPeople) console.log(`  ${person.email.padEnd(width)}${person.description}`);
  else console.log(`  Logins: ${identity.issuer}`);
  console.log(dim('\n  Ctrl-C ends everything; the data stays.\n'));
}
