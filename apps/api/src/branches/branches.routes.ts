import { mergeBranch } from '@umkreis/branches/config/branch-config.ts';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { MainSite } from '@umkreis/contract/main-site.ts';
import { videoOrigins } from '@umkreis/places/details/video.ts';
import { quarterHour } from '@umkreis/opening-hours/quarter-hour.ts';
import type { ApiContext } from '../context/context.ts';
import { isUnchanged, sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { videosByOwner } from '../media/media.repository.ts';
import { emptyShortcuts } from '../shortcuts/empty-shortcuts.ts';
import { arrangedShortcuts } from '@umkreis/reference-data/arranged-shortcuts.repository.ts';
import { CachedKinds } from '../shortcuts/cached-kinds.ts';
import { branchesWithEvents } from '../shortcuts/shortcut-kinds.repository.ts';
import { withExistingFiles } from './existing-files.ts';
import { readEachSecond } from './read-each-second.ts';
import { NextSnapshot, preferredWait } from './next-snapshot.ts';

/** Default centre of the product: lon, lat, zoom. */
const DEFAULT_CENTER: [number, number, number] = [9.548428, 47.155579, 11];

export async function branchesRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  const { snapshots, documents } = context;
  const { version, mainVersion, versionNow, branches, mainSite } = branchDocuments(context);
  const next = new NextSnapshot(snapshots, context.end);
  app.handle('GET /branches/', async (request, reply) =>
    sendDocument(request, reply, await documents.get('branches', versionNow(), branches)),
  );
  app.handle('GET /branches/basemap-files/', async (request, reply) => {
    const document = () => documents.get('basemap-files', version(), async () => snapshots.files());
    const waitMs = preferredWait(request);
    if (waitMs > 0 && isUnchanged(request, await document())) await next.wait(waitMs);
    return sendDocument(request, reply, await document());
  });
  app.handle('GET /branches/main', async (request, reply) =>
    sendDocument(request, reply, await documents.get('main', mainVersion(), async () => mainSite())),
  );
}

/** What the routes send, and the versions with which it is cached. */
function branchDocuments({ db, content, snapshots, config }: ApiContext) {
  // Of places, branches show videos and kinds: reading them after each of many edits would take longer than the edits.
  const contentVersion = readEachSecond(() => content.version);
  const version = () => {
    const active = [...content.branches.keys()].filter((shortId) => content.isActive(shortId));
    return `${active.join()}|${contentVersion()}|${content.settingsVersion}|${JSON.stringify(snapshots.files())}`;
  };
  const kindsOfPlaces = new CachedKinds(db, content);
  const archives = () => [...content.branches.keys()].map((shortId) => snapshots.placesArchive(shortId));
  const mainVersion = () => `${version()}|${archives().join()}`;
  // Search shortcuts for events depend on the current time.
  const versionNow = () => `${mainVersion()}|${quarterHour()}|${kindsOfPlaces.version}`;
  const branches = async () => {
    const [arranged, videos, kinds, withEvents] = await Promise.all([
      arrangedShortcuts(db, branchConfigs),
      videosByOwner(db),
      kindsOfPlaces.get(new Date()),
      branchesWithEvents(db, new Date()),
    ]);
    return branchConfigs.map((one) => {
      const server = content.branches.get(one.shortId);
      const searchShortcuts = arranged.get(one.shortId);
      const merged = mergeBranch(
        one,
        server && {
          ...server,
          basemapFileName: snapshots.files()[one.shortId] ?? null,
          placesArchive: snapshots.placesArchive(one.shortId),
          isTiled: snapshots.isTiled(one.shortId),
          ...(searchShortcuts && { searchShortcuts }),
          videoOrigins: videoOrigins(server.owners.flatMap((owner) => videos.get(owner) ?? [])),
        },
        config.PRODUCT_NAME,
      );
      const empty = emptyShortcuts(merged.searchShortcuts, server?.owners ?? [], kinds);
      const whole = {
        ...merged,
        ...(empty.length > 0 && { emptyShortcutIds: empty }),
        ...(!withEvents.has(one.shortId) && { isAgendaEmpty: true }),
      };
      return withExistingFiles(whole, one, config.UMKREIS_DATA);
    });
  };
  function mainSite(): MainSite {
    const main = content.branches.get(0);
    return {
      basemapArchive: main?.basemapArchive ?? null,
      center: main?.center ?? DEFAULT_CENTER,
      basemapFileName: snapshots.files()[0] ?? null,
      placesArchive: snapshots.placesArchive(0),
      ...(snapshots.isTiled(0) && { isTiled: true }),
      attribution: main?.attribution ?? '',
      isDemo: main?.isDemo ?? false,
      ...(main?.timeZone &&
        main.countryCode && {
          hoursPlace: { timeZone: main.timeZone, countryCode: main.countryCode, state: main.state ?? null },
        }),
    };
  }
  return { version, mainVersion, versionNow, branches, mainSite };
}
