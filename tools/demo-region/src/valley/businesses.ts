import type { Business } from './business.ts';
import { gastronomy } from './gastronomy.ts';
import { shops } from './shops.ts';
import { trades } from './trades.ts';

/** All kinds of business in the valley; the order affects the random results. */
export const businesses: readonly Business[] = [...gastronomy, ...shops, ...trades];
