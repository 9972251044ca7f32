import { benchApi } from './bench-api.ts';
import { benchCalendars } from './bench-calendars.ts';
import { benchHostile } from './bench-hostile.ts';
import { benchDashboard } from './bench-dashboard.ts';
import { benchFaults } from './bench-faults.ts';
import { benchFuzz } from './bench-fuzz.ts';
import { benchImport } from './bench-import.ts';
import { benchKiosk } from './bench-kiosk.ts';
import { benchLighthouse } from './bench-lighthouse.ts';
import { benchLoad } from './bench-load.ts';
import { benchMap } from './bench-map.ts';
import { benchOffline } from './bench-offline.ts';
import { benchRecovery } from './bench-recovery.ts';
import { benchScaled } from './bench-scaled.ts';
import { benchSearch } from './bench-search.ts';
import { benchUpgrade } from './bench-upgrade.ts';

const benches: Record<string, (args: string[]) => Promise<void>> = {
  api: benchApi,
  calendars: benchCalendars,
  dashboard: benchDashboard,
  faults: benchFaults,
  fuzz: benchFuzz,
  hostile: benchHostile,
  import: benchImport,
  kiosk: benchKiosk,
  lighthouse: benchLighthouse,
  load: benchLoad,
  map: benchMap,
  offline: benchOffline,
  recovery: benchRecovery,
  scaled: benchScaled,
  search: benchSearch,
  upgrade: benchUpgrade,
};

const [name, ...args] = process.argv.slice(2);
const bench = benches[name ?? ''];
if (!bench) {
  console.error(`npm run bench -- <${Object.keys(benches).join(' | ')}>`);
  process.exitCode = 1;
} else {
  await bench(args);
}
