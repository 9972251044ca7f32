import audit from '../messages/audit.en.json' with { type: 'json' };
import branch from '../messages/branch.en.json' with { type: 'json' };
import branchSettings from '../messages/branch-settings.en.json' with { type: 'json' };
import bulk from '../messages/bulk.en.json' with { type: 'json' };
import calendarImport from '../messages/calendar-import.en.json' with { type: 'json' };
import contestEditor from '../messages/contest-editor.en.json' with { type: 'json' };
import dashboard from '../messages/dashboard.en.json' with { type: 'json' };
import debug from '../messages/debug.en.json' with { type: 'json' };
import demo from '@umkreis/i18n/messages/demo.en.json' with { type: 'json' };
import editor from '../messages/editor.en.json' with { type: 'json' };
import embedChooser from '@umkreis/embed-chooser/messages/embed-chooser.en.json' with { type: 'json' };
import eventEditor from '../messages/event-editor.en.json' with { type: 'json' };
import geometry from '../messages/geometry.en.json' with { type: 'json' };
import guide from '@umkreis/i18n/messages/guide.en.json' with { type: 'json' };
import history from '../messages/history.en.json' with { type: 'json' };
import hoursEditor from '../messages/hours-editor.en.json' with { type: 'json' };
import kioskEditor from '../messages/kiosk-editor.en.json' with { type: 'json' };
import lazyParts from '@umkreis/i18n/messages/lazy-parts.en.json' with { type: 'json' };
import manage from '../messages/manage.en.json' with { type: 'json' };
import map from '@umkreis/i18n/messages/map.en.json' with { type: 'json' };
import media from '../messages/media.en.json' with { type: 'json' };
import mediaReuse from '../messages/media-reuse.en.json' with { type: 'json' };
import merge from '../messages/merge.en.json' with { type: 'json' };
import outbox from '../messages/outbox.en.json' with { type: 'json' };
import personalData from '../messages/personal-data.en.json' with { type: 'json' };
import places from '../messages/places.en.json' with { type: 'json' };
import position from '@umkreis/position-map/messages/position.en.json' with { type: 'json' };
import problems from '../messages/problems.en.json' with { type: 'json' };
import reference from '../messages/reference.en.json' with { type: 'json' };
import relations from '../messages/relations.en.json' with { type: 'json' };
import releases from '../messages/releases.en.json' with { type: 'json' };
import requests from '@umkreis/i18n/messages/requests.en.json' with { type: 'json' };
import staff from '../messages/staff.en.json' with { type: 'json' };
import statistics from '../messages/statistics.en.json' with { type: 'json' };
import transfer from '../messages/transfer.en.json' with { type: 'json' };

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
