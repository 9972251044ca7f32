import { vaduz } from './branches/01-vaduz.ts';
import { triesen } from './branches/02-triesen.ts';
import { balzers } from './branches/03-balzers.ts';
import { triesenberg } from './branches/04-triesenberg.ts';
import { schaan } from './branches/05-schaan.ts';
import { planken } from './branches/06-planken.ts';
import { eschen } from './branches/07-eschen.ts';
import { mauren } from './branches/08-mauren.ts';
import { gamprin } from './branches/09-gamprin.ts';
import { ruggell } from './branches/10-ruggell.ts';
import { schellenberg } from './branches/11-schellenberg.ts';
import { liechtenstein } from './branches/12-liechtenstein.ts';
import { messe } from './branches/13-messe.ts';
import { tourismus } from './branches/14-tourismus.ts';
import { werke } from './branches/15-werke.ts';
import { gewerbe } from './branches/16-gewerbe.ts';
import { reisebuero } from './branches/17-reisebuero.ts';
import { wochenmarkt } from './branches/18-wochenmarkt.ts';
import { wanderland } from './branches/19-wanderland.ts';
import { seedorf } from './branches/20-seedorf.ts';
import { bergbahnen } from './branches/21-bergbahnen.ts';
import { region } from './branches/22-region.ts';
import { naturpark } from './branches/23-naturpark.ts';
import { flohmarkt } from './branches/24-flohmarkt.ts';
import { muehlepark } from './branches/25-muehlepark.ts';
import { abfall } from './branches/26-abfall.ts';
import { hotelverband } from './branches/27-hotelverband.ts';
import { skimuseum } from './branches/28-skimuseum.ts';
import { gewerbeschau } from './branches/29-gewerbeschau.ts';
import { fruehlingsfest } from './branches/30-fruehlingsfest.ts';
import { genussmeile } from './branches/31-genussmeile.ts';
import { weihnachtsmarkt } from './branches/32-weihnachtsmarkt.ts';

import type { BranchConfig } from './config/branch-config.ts';

/** All branches by short id. */
export const branchConfigs: readonly BranchConfig[] = [
  vaduz,
  triesen,
  balzers,
  triesenberg,
  schaan,
  planken,
  eschen,
  mauren,
  gamprin,
  ruggell,
  schellenberg,
  liechtenstein,
  messe,
  tourismus,
  werke,
  gewerbe,
  reisebuero,
  wochenmarkt,
  wanderland,
  seedorf,
  bergbahnen,
  region,
  naturpark,
  flohmarkt,
  muehlepark,
  abfall,
  hotelverband,
  skimuseum,
  gewerbeschau,
  fruehlingsfest,
  genussmeile,
  weihnachtsmarkt,
];
