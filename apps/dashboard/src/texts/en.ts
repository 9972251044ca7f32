import audit from '../audit/messages/audit.en.json' with { type: 'json' };
import branch from '../branch/messages/branch.en.json' with { type: 'json' };
import branchSettings from '../branch/messages/branch-settings.en.json' with { type: 'json' };
import bulk from '../places/messages/bulk.en.json' with { type: 'json' };
import calendarImport from '../events/messages/calendar-import.en.json' with { type: 'json' };
import contestEditor from '../contests/messages/contest-editor.en.json' with { type: 'json' };
import dashboard from '../layout/messages/dashboard.en.json' with { type: 'json' };
import debug from '../debug/messages/debug.en.json' with { type: 'json' };
import demo from '@umkreis/i18n/messages/demo.en.json' with { type: 'json' };
import editor from '../place/messages/editor.en.json' with { type: 'json' };
import embedChooser from '@umkreis/embed-chooser/messages/embed-chooser.en.json' with { type: 'json' };
import eventBulk from '../events/messages/event-bulk.en.json' with { type: 'json' };
import eventEditor from '../events/messages/event-editor.en.json' with { type: 'json' };
import eventPicture from '../events/messages/event-picture.en.json' with { type: 'json' };
import geometry from '../place/messages/geometry.en.json' with { type: 'json' };
import guide from '@umkreis/i18n/messages/guide.en.json' with { type: 'json' };
import history from '../history/messages/history.en.json' with { type: 'json' };
import hoursEditor from '../place/messages/hours-editor.en.json' with { type: 'json' };
import kioskEditor from '../branch/messages/kiosk-editor.en.json' with { type: 'json' };
import lazyParts from '@umkreis/i18n/messages/lazy-parts.en.json' with { type: 'json' };
import manage from '../layout/messages/manage.en.json' with { type: 'json' };
import map from '@umkreis/i18n/messages/map.en.json' with { type: 'json' };
import media from '../media/messages/media.en.json' with { type: 'json' };
import mediaFocus from '../media/messages/media-focus.en.json' with { type: 'json' };
import mediaReuse from '../media/messages/media-reuse.en.json' with { type: 'json' };
import merge from '../places/messages/merge.en.json' with { type: 'json' };
import outbox from '../outbox/messages/outbox.en.json' with { type: 'json' };
import personalData from '../personal-data/messages/personal-data.en.json' with { type: 'json' };
import places from '../places/messages/places.en.json' with { type: 'json' };
import position from '@umkreis/position-map/messages/position.en.json' with { type: 'json' };
import problems from '../write/messages/problems.en.json' with { type: 'json' };
import reference from '../reference/messages/reference.en.json' with { type: 'json' };
import relations from '../place/messages/relations.en.json' with { type: 'json' };
import releases from '../releases/messages/releases.en.json' with { type: 'json' };
import requests from '@umkreis/i18n/messages/requests.en.json' with { type: 'json' };
import staff from '../staff/messages/staff.en.json' with { type: 'json' };
import statistics from '../home/messages/statistics.en.json' with { type: 'json' };
import importTexts from '../places/messages/import.en.json' with { type: 'json' };
import transfer from '../places/messages/transfer.en.json' with { type: 'json' };
import views from '../places/messages/views.en.json' with { type: 'json' };

/** The English texts of this surface, by area. */
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
