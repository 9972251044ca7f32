import { readFileSync } from 'node:fs';
import path from 'node:path';
import { localIssuer, readConfig } from './config.ts';
import { demoPeople, personByEmail } from '@umkreis/db/demo-people.ts';
import { signToken } from './sign-token.ts';

const LIFETIME_S = 12 * 3600;

const person = personByEmail(process.argv[2] ?? '');
if (!person) {
  console.error(
    `Usage: npm run --silent token -- <demo e-mail>\n${process.argv[2] ? `No demo person has the e-mail ${process.argv[2]}. ` : ''}These are there:`,
  );
  for (const { email, description } of demoPeople) console.error(`  ${email.padEnd(30)}${description}`);
  process.exit(1);
}

const config = readConfig();
const token = await signToken(person, {
  dataDir: config.UMKREIS_DATA,
  issuer: runningIssuer(config.UMKREIS_DATA) ?? config.issuer,
  audience: config.AUTH_AUDIENCE,
  emailClaim: config.AUTH_EMAIL_CLAIM,
  emailVerifiedClaim: config.AUTH_EMAIL_VERIFIED_CLAIM,
  lifetime: LIFETIME_S,
});
console.log(token);

/** The issuer of the product that runs on the data folder. */
function runningIssuer(dataDir: string): string | undefined {
  if (process.env.AUTH_ISSUER || process.env.ISSUER_PORT) return undefined;
  try {
    const { url } = JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8')) as { url: string };
    return localIssuer(new URL(url).port || 80);
  } catch {
    return undefined;
  }
}
