import type { Migration } from './run-migrations.ts';
import * as initial from './migrations/001-initial.ts';
import * as media from './migrations/002-media.ts';
import * as reference from './migrations/003-reference.ts';
import * as requestsAndSessions from './migrations/004-requests-and-sessions.ts';
import * as timetables from './migrations/005-timetables.ts';
import * as eventSeries from './migrations/006-event-series.ts';
import * as hoursPlace from './migrations/007-hours-place.ts';
import * as severalTimetables from './migrations/010-several-timetables.ts';
import * as titleText from './migrations/016-title-text.ts';
import * as staffRevisions from './migrations/024-staff-revisions.ts';
import * as dataSteps from './migrations/025-data-steps.ts';
import * as bin from './migrations/026-bin.ts';
import * as branchSettings from './migrations/030-branch-settings.ts';
import * as contestDraws from './migrations/031-contest-draws.ts';
import * as cancelledEvents from './migrations/032-cancelled-events.ts';
import * as calendarFeeds from './migrations/033-calendar-feeds.ts';
import * as takenValues from './migrations/034-taken-values.ts';
import * as titleOrder from './migrations/036-title-order.ts';
import * as itemsElsewhere from './migrations/037-items-elsewhere.ts';
import * as searchWords from './migrations/038-search-words.ts';
import * as originOfData from './migrations/039-origin-of-data.ts';
import * as kiosks from './migrations/041-kiosks.ts';
import * as jobLeases from './migrations/042-job-leases.ts';
import * as suspendedFeeds from './migrations/043-suspended-feeds.ts';
import * as accessLog from './migrations/044-access-log.ts';
import * as contentChanges from './migrations/045-content-changes.ts';
import * as foreignIds from './migrations/046-foreign-ids.ts';
import * as imports from './migrations/047-imports.ts';
import * as streetsByNanoId from './migrations/048-streets-by-nano-id.ts';
import * as kioskScale from './migrations/049-kiosk-scale.ts';
import * as eventDetails from './migrations/050-event-details.ts';
import * as kioskSign from './migrations/051-kiosk-sign.ts';
import * as unreadableHours from './migrations/052-unreadable-hours.ts';
import * as kioskReports from './migrations/053-kiosk-reports.ts';
import * as eventPictures from './migrations/054-event-pictures.ts';
import * as pictureFocus from './migrations/055-picture-focus.ts';
import * as savedViews from './migrations/056-saved-views.ts';

/** All migrations of this release, in order. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-initial': initial,
  '002-media': media,
  '003-reference': reference,
  '004-requests-and-sessions': requestsAndSessions,
  '005-timetables': timetables,
  '006-event-series': eventSeries,
  '007-hours-place': hoursPlace,
  '010-several-timetables': severalTimetables,
  '016-title-text': titleText,
  '024-staff-revisions': staffRevisions,
  '025-data-steps': dataSteps,
  '026-bin': bin,
  '030-branch-settings': branchSettings,
  '031-contest-draws': contestDraws,
  '032-cancelled-events': cancelledEvents,
  '033-calendar-feeds': calendarFeeds,
  '034-taken-values': takenValues,
  '036-title-order': titleOrder,
  '037-items-elsewhere': itemsElsewhere,
  '038-search-words': searchWords,
  '039-origin-of-data': originOfData,
  '041-kiosks': kiosks,
  '042-job-leases': jobLeases,
  '043-suspended-feeds': suspendedFeeds,
  '044-access-log': accessLog,
  '045-content-changes': contentChanges,
  '046-foreign-ids': foreignIds,
  '047-imports': imports,
  '048-streets-by-nano-id': streetsByNanoId,
  '049-kiosk-scale': kioskScale,
  '050-event-details': eventDetails,
  '051-kiosk-sign': kioskSign,
  '052-unreadable-hours': unreadableHours,
  '053-kiosk-reports': kioskReports,
  '054-event-pictures': eventPictures,
  '055-picture-focus': pictureFocus,
  '056-saved-views': savedViews,
};
