import { useRef, useState } from 'react';
import type { DashboardItemQuery } from '@umkreis/contract/dashboard.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { transferMessages } from '../messages/transfer.ts';
import { buttonClass } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { exportItems } from './export-items.ts';
import { useBranchZone } from '../../dates/branch-zone.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { isoDay } from '../../dates/format-date.ts';
import { download, formats } from './file-formats.ts';

const entry = 'flex h-10 items-center gap-3 rounded-control px-3 text-left text-sm no-underline hover:bg-hover';

/** Exports the list as a file and opens the import. */
export function TransferMenu({ query, isReadOnly }: { query: Partial<DashboardItemQuery>; isReadOnly: boolean }) {
  const t = useMessages(transferMessages);
  const { boot, auth, language } = useDashboard();
  const timeZone = useBranchZone(query.branch);
  const menu = useRef<HTMLDetailsElement>(null);
  const [note, setNote] = useState('');
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const save = async (format: 'csv' | 'geojson') => {
    close();
    try {
      const rows = await exportItems(boot, auth, query, (done, of) => setNote(t.exporting({ done, of })));
      const name = `umkreis-${isoDay(new Date(), timeZone)}`;
      if (format === 'geojson')
        download((await formats.geojson.load()).rowsToGeojson(rows), `${name}.geojson`, 'application/geo+json');
      else {
        const { rowsToCsv } = await formats.csv.load();
        download(rowsToCsv(rows, language === 'de' ? ';' : ','), `${name}.csv`, 'text/csv;charset=utf-8');
      }
      setNote('');
    } catch {
      setNote(t.exportFailed);
    }
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- closes what it holds */}
      <details
        ref={menu}
        className="relative"
        onKeyDown={({ key }) => {
          if (key !== 'Escape' || !menu.current?.open) return;
          close();
          menu.current.querySelector('summary')?.focus();
        }}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      >
        <summary className={`${buttonClass('secondary')} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
          <Icon name="upload" size={18} />
          {isReadOnly ? t.export : `${t.import} / ${t.export}`}
        </summary>
        <div
          tabIndex={-1}
          className="absolute right-0 z-20 mt-1 grid w-60 rounded-card bg-paper p-2 shadow-float ring-1 ring-line outline-none"
        >
          <p className="px-3 pt-1 pb-1 text-xs text-ink-soft">{t.export}</p>
          <button type="button" className={entry} onClick={() => void save('csv')}>
            {t.asCsv}
          </button>
          <button type="button" className={entry} onClick={() => void save('geojson')}>
            {t.asGeojson}
          </button>
          {!isReadOnly && (
            <Link to={dashboardRoutes.importPlaces.to()} className={`${entry} mt-1 border-t border-line text-ink`}>
              {t.import}
            </Link>
          )}
        </div>
      </details>
      <output className={note ? 'self-center text-sm text-ink-soft' : 'sr-only'}>{note}</output>
    </>
  );
}
