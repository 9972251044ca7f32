import audit from '../audit/messages/audit.de.json' with { type: 'json' };
import branch from '../branch/messages/branch.de.json' with { type: 'json' };
import branchSettings from '../branch/messages/branch-settings.de.json' with { type: 'json' };
import bulk from '../places/messages/bulk.de.json' with { type: 'json' };
import calendarImport from '../events/messages/calendar-import.de.json' with { type: 'json' };
import contestEditor from '../contests/messages/contest-editor.de.json' with { type: 'json' };
import dashboard from '../layout/messages/dashboard.de.json' with { type: 'json' };
import debug from '../debug/messages/debug.de.json' with { type: 'json' };
import demo from '@umkreis/i18n/messages/demo.de.json' with { type: 'json' };
import editor from '../place/messages/editor.de.json' with { type: 'json' };
import embedChooser from '@umkreis/embed-chooser/messages/embed-chooser.de.json' with { type: 'json' };
import eventBulk from '../events/messages/event-bulk.de.json' with { type: 'json' };
import eventEditor from '../events/messages/event-editor.de.json' with { type: 'json' };
import eventPicture from '../events/messages/event-picture.de.json' with { type: 'json' };
import geometry from '../place/messages/geometry.de.json' with { type: 'json' };
import guide from '@umkreis/i18n/messages/guide.de.json' with { type: 'json' };
import history from '../history/messages/history.de.json' with { type: 'json' };
import hoursEditor from '../place/messages/hours-editor.de.json' with { type: 'json' };
import kioskEditor from '../branch/messages/kiosk-editor.de.json' with { type: 'json' };
import lazyParts from '@umkreis/i18n/messages/lazy-parts.de.json' with { type: 'json' };
import manage from '../layout/messages/manage.de.json' with { type: 'json' };
import map from '@umkreis/i18n/messages/map.de.json' with { type: 'json' };
import media from '../media/messages/media.de.json' with { type: 'json' };
import mediaFocus from '../media/messages/media-focus.de.json' with { type: 'json' };
import mediaReuse from '../media/messages/media-reuse.de.json' with { type: 'json' };
import merge from '../places/messages/merge.de.json' with { type: 'json' };
import outbox from '../outbox/messages/outbox.de.json' with { type: 'json' };
import personalData from '../personal-data/messages/personal-data.de.json' with { type: 'json' };
import places from '../places/messages/places.de.json' with { type: 'json' };
import position from '@umkreis/position-map/messages/position.de.json' with { type: 'json' };
import problems from '../write/messages/problems.de.json' with { type: 'json' };
import reference from '../reference/messages/reference.de.json' with { type: 'json' };
import relations from '../place/messages/relations.de.json' with { type: 'json' };
import releases from '../releases/messages/releases.de.json' with { type: 'json' };
import requests from '@umkreis/i18n/messages/requests.de.json' with { type: 'json' };
import staff from '../staff/messages/staff.de.json' with { type: 'json' };
import statistics from '../home/messages/statistics.de.json' with { type: 'json' };
import importTexts from '../places/messages/import.de.json' with { type: 'json' };
import transfer from '../places/messages/transfer.de.json' with { type: 'json' };
import views from '../places/messages/views.de.json' with { type: 'json' };

/** The German texts of this surface, by area. */
export default {
  audit,
  branch,
  'branch-settings': branchSettings,
  bulk,
  'calendar-import': calendarImport,
  'contest-editor': contestEditor,
  dashboard,
  debug,
  demo,
  editor,
  'embed-chooser': embedChooser,
  'event-bulk': eventBulk,
  'event-editor': eventEditor,
  'event-picture': eventPicture,
  geometry,
  guide,
  history,
  'hours-editor': hoursEditor,
  'kiosk-editor': kioskEditor,
  'lazy-parts': lazyParts,
  manage,
  map,
  media,
  'media-focus': mediaFocus,
  'media-reuse': mediaReuse,
  merge,
  outbox,
  'personal-data': personalData,
  places,
  position,
  problems,
  reference,
  relations,
  releases,
  requests,
  staff,
  statistics,
  import: importTexts,
  transfer,
  views,
};
