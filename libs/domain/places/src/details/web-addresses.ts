import { isWebAddress, webUrl } from './link.ts';
import { phoneNumbers } from './phone-numbers.ts';

/** Where a service has its profiles, and its own domains. */
interface Service {
  base: string;
  domains: readonly string[];
}

const services: Readonly<Record<string, Service>> = {
  facebook: { base: 'https://www.facebook.com/', domains: ['facebook.com', 'fb.com', 'fb.me'] },
  instagram: { base: 'https://www.instagram.com/', domains: ['instagram.com', 'instagr.am'] },
  linkedIn: { base: 'https://www.linkedin.com/company/', domains: ['linkedin.com'] },
  pinterest: { base: 'https://www.pinterest.com/', domains: ['pinterest.com'] },
  tiktok: { base: 'https://www.tiktok.com/@', domains: ['tiktok.com'] },
  tripadvisor: { base: 'https://www.tripadvisor.com/', domains: ['tripadvisor.com'] },
  twitter: { base: 'https://x.com/', domains: ['twitter.com', 'x.com'] },
  vimeo: { base: 'https://vimeo.com/', domains: ['vimeo.com'] },
  youtube: { base: 'https://www.youtube.com/@', domains: ['youtube.com', 'youtu.be'] },
};

/** A semicolon, comma or blank before another address; addresses themselves may contain semicolons and commas. */
const separator = /[\s;,|]+(?=(?:https?:)?\/\/|www\.|[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#\s;,|]|$)|@)/i;
const channel = /^UC[\w-]{22}$/;

/**
 * The web addresses of a detail, which may contain several: with `https` if the scheme is missing. A handle (`@name`)
 * becomes the address of its service, a number of `whatsapp` that of its chat.
 * @param keyName of the detail's key, e.g. instagram
 * @returns rejected: the parts that are no addresses, as written; other schemes than http and https are among them
 */
export function webAddresses(keyName: string, value: string): { addresses: string[]; rejected: string[] } {
  const addresses: string[] = [];
  const rejected: string[] = [];
  for (const text of partsOf(keyName, value)) {
    const address = addressOf(keyName, text);
    if (address && isWebAddress(address)) addresses.push(address);
    else rejected.push(text);
  }
  return { addresses, rejected };
}

/** The first web address of a detail; null: none that may be opened. */
export const webLink = (keyName: string, value: string): string | null =>
  webAddresses(keyName, value).addresses[0] ?? null;

function partsOf(keyName: string, value: string): string[] {
  const isNumber = keyName === 'whatsapp' && /^[+(\d]/.test(value.trim());
  const parts = isNumber ? value.split(/[;,|\n]/) : value.trim().split(separator);
  return parts.map((part) => part.trim().replace(/[;,]+$/, '')).filter(Boolean);
}

function addressOf(keyName: string, text: string): string | null {
  if (keyName === 'whatsapp') {
    const [number] = phoneNumbers(text).numbers;
    if (number) return `https://wa.me/${number.dialled.replace('+', '')}`;
  }
  const service = services[keyName];
  if (service && isHandle(text, service)) {
    if (keyName === 'youtube' && channel.test(text)) return `https://www.youtube.com/channel/${text}`;
    return service.base + encodeURIComponent(text.replace(/^@/, ''));
  }
  return text.startsWith('@') ? null : webUrl(text);
}

/** `@name`, `name` and `first.name`, but not `facebook.com` or an address with a path. */
function isHandle(text: string, { domains }: Service): boolean {
  const name = text.replace(/^@/, '');
  if (!/^[\p{L}\p{N}_.-]{1,100}$/u.test(name) || /^www\./i.test(name)) return false;
  return text.startsWith('@') || !domains.some((domain) => name.toLowerCase().endsWith(domain));
}
