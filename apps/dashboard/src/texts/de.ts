import audit from '../messages/audit.de.json' with { type: 'json' };
import branch from '../messages/branch.de.json' with { type: 'json' };
import branchSettings from '../messages/branch-settings.de.json' with { type: 'json' };
import bulk from '../messages/bulk.de.json' with { type: 'json' };
import calendarImport from '../messages/calendar-import.de.json' with { type: 'json' };
import contestEditor from '../messages/contest-editor.de.json' with { type: 'json' };
import dashboard from '../messages/dashboard.de.json' with { type: 'json' };
import debug from '../messages/debug.de.json' with { type: 'json' };
import demo from '@umkreis/i18n/messages/demo.de.json' with { type: 'json' };
import editor from '../messages/editor.de.json' with { type: 'json' };
import embedChooser from '@umkreis/embed-chooser/messages/embed-chooser.de.json' with { type: 'json' };
import eventEditor from '../messages/event-editor.de.json' with { type: 'json' };
import geometry from '../messages/geometry.de.json' with { type: 'json' };
import guide from '@umkreis/i18n/messages/guide.de.json' with { type: 'json' };
import history from '../messages/history.de.json' with { type: 'json' };
import hoursEditor from '../messages/hours-editor.de.json' with { type: 'json' };
import kioskEditor from '../messages/kiosk-editor.de.json' with { type: 'json' };
import lazyParts from '@umkreis/i18n/messages/lazy-parts.de.json' with { type: 'json' };
import manage from '../messages/manage.de.json' with { type: 'json' };
import map from '@umkreis/i18n/messages/map.de.json' with { type: 'json' };
import media from '../messages/media.de.json' with { type: 'json' };
import mediaReuse from '../messages/media-reuse.de.json' with { type: 'json' };
import merge from '../messages/merge.de.json' with { type: 'json' };
import outbox from '../messages/outbox.de.json' with { type: 'json' };
import personalData from '../messages/personal-data.de.json' with { type: 'json' };
import places from '../messages/places.de.json' with { type: 'json' };
import position from '@umkreis/position-map/messages/position.de.json' with { type: 'json' };
import problems from '../messages/problems.de.json' with { type: 'json' };
import reference from '../messages/reference.de.json' with { type: 'json' };
import relations from '../messages/relations.de.json' with { type: 'json' };
import releases from '../messages/releases.de.json' with { type: 'json' };
import requests from '@umkreis/i18n/messages/requests.de.json' with { type: 'json' };
import staff from '../messages/staff.de.json' with { type: 'json' };
import statistics from '../messages/statistics.de.json' with { type: 'json' };
import transfer from '../messages/transfer.de.json' with { type: 'json' };

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
  'event-editor': eventEditor,
  geometry,
  guide,
  history,
  'hours-editor': hoursEditor,
  'kiosk-editor': kioskEditor,
  'lazy-parts': lazyParts,
  manage,
  map,
  media,
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
  transfer,
};
