// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import type { Auth, Boot } from '@umkreis/contract/boot.ts';
import type { CalendarFeed } from '@umkreis/contract/calendar-import.ts';
import type { StaffMember } from '@umkreis/contract/dashboard.ts';
import { BrowserRouter } from '@umkreis/federation/router.ts';
import { LanguageProvider } from '@umkreis/i18n/language.tsx';
import { DashboardProvider } from '../../session/dashboard-context.tsx';
import type { UndoableWrite } from '../../write/use-undoable-write.ts';
import { FeedRow } from './feed-row.tsx';

const boot = { apiRoot: '/api', branch: null, main: {}, product: { name: 'Umkreis' } } as unknown as Boot;
const me = { role: 'editor', branchShortIds: [1], email: 'a@b.example', name: 'Anna' } as unknown as StaffMember;
const feed: CalendarFeed = {
  id: '018f0000-0000-7000-8000-000000000001',
  branchShortId: 1,
  itemId: '018f0000-0000-7000-8000-000000000002',
  itemTitle: 'Gasthaus Sonne',
  url: 'https://club.example/a.ics',
  dateRead: '2026-11-20T08:00:00.000Z',
  fault: 'takes too long to read',
  eventCount: 3,
  failureCount: 5,
  dateSuspended: '2026-11-26T08:00:00.000Z',
  leftOut: null,
};

const write = { state: 'idle' } as UndoableWrite;

function renderRow(of: CalendarFeed, language: 'de' | 'en', isReadOnly = false): string {
  const fallback = { '/api/branches/': [{ shortId: 1, timeZone: 'Europe/Vaduz' }] };
  return renderToStaticMarkup(
    <BrowserRouter>
      <LanguageProvider language={language}>
        <SWRConfig value={{ fallback, provider: () => new Map() }}>
          <DashboardProvider value={{ boot, auth: {} as Auth, me, language, setLanguage: () => {} }}>
            <FeedRow feed={of} write={isReadOnly ? undefined : write} />
          </DashboardProvider>
        </SWRConfig>
      </LanguageProvider>
    </BrowserRouter>,
  );
}

it.each([
  ['de', 'Angehalten seit', '5 erfolglosen Versuchen', 'Der Kalender ist zu aufwendig zu lesen.', 'Fortsetzen'],
  ['en', 'Suspended since', '5 failed attempts', 'Reading the calendar takes too long.', 'Resume'],
] as const)(
  'reports in %s since when and why a calendar is suspended, and offers to resume it',
  (language, ...texts) => {
    const page = renderRow(feed, language);
    for (const text of texts) expect(page).toContain(text);
    expect(page).toContain(`aria-label="${texts[3]}: Gasthaus Sonne"`);
    expect(page).not.toContain(language === 'de' ? 'Jetzt aktualisieren' : 'Update now');
  },
);

it('offers to read an active calendar again, and no action without write permission', () => {
  const page = renderRow({ ...feed, dateSuspended: null, failureCount: 1 }, 'de');
  expect(page).toContain('Jetzt aktualisieren');
  expect(page).toContain('Letzter Versuch fehlgeschlagen: Der Kalender ist zu aufwendig zu lesen.');
  expect(page).not.toContain('Fortsetzen');
  expect(renderRow(feed, 'de', true)).not.toContain('<button');
});

it('names in the language of the page what the last reading left out', () => {
  const leftOut = {
    notes: [{ kind: 'past' as const, title: null, count: 2 }],
    refused: [{ uid: 'a', title: 'Lesung', fault: 'has the unknown time zone “Saal”' }],
    refusedCount: 3,
  };
  const german = renderRow({ ...feed, leftOut }, 'de');
  for (const text of ['3 Veranstaltungen nicht importiert', 'Lesung: unbekannte Zeitzone „Saal“', 'und 2 weitere'])
    expect(german).toContain(text);
  expect(german).toContain('2 Veranstaltungen sind vorbei');
  expect(renderRow({ ...feed, leftOut: { notes: leftOut.notes, refused: [], refusedCount: 0 } }, 'en')).toContain(
    'Not everything was imported',
  );
  const nothing = { notes: [], refused: [], refusedCount: 0 };
  expect(renderRow({ ...feed, leftOut: nothing }, 'de')).not.toContain('<details');
});
