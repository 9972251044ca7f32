import type { Business } from './business.ts';
import { gastronomy } from './gastronomy.ts';
import { shops } from './shops.ts';
import { trades } from './trades.ts';

/** Every kind of business of the valley; the order decides what the seed draws. */
export const businesses: readonly Business[] = [...gastronomy, ...shops, ...trades];
