import { useState } from 'react';
import type { DashboardItemQuery } from '@umkreis/contract/dashboard.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { transferMessages } from '../messages/transfer.ts';
import { exportItems } from './export-items.ts';
import { useBranchZone } from '../../dates/branch-zone.ts';
import { DropMenu } from '../../list-screen/drop-menu.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { isoDay } from '../../dates/format-date.ts';
import { download, formats } from './file-formats.ts';

const entry = 'flex h-10 items-center gap-3 rounded-control px-3 text-left text-sm no-underline hover:bg-hover';

type Format = 'csv' | 'geojson';

/** Exports the list as a file and opens the import. */
export function TransferMenu({ query, isReadOnly }: { query: Partial<DashboardItemQuery>; isReadOnly: boolean }) {
  const t = useMessages(transferMessages);
  const { boot, auth, language } = useDashboard();
  const timeZone = useBranchZone(query.branch);
  const [note, setNote] = useState('');
  const save = async (format: Format) => {
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
      <DropMenu icon="upload" label={isReadOnly ? t.export : `${t.import} / ${t.export}`}>
        {(close) => <Entries isReadOnly={isReadOnly} onExport={save} onClose={close} />}
      </DropMenu>
      <output className={note ? 'self-center text-sm text-ink-soft' : 'sr-only'}>{note}</output>
    </>
  );
}

interface EntriesProps {
  isReadOnly: boolean;
  onExport(format: Format): Promise<void>;
  onClose(): void;
}

function Entries({ isReadOnly, onExport, onClose }: EntriesProps) {
  const t = useMessages(transferMessages);
  const save = (format: Format) => {
    onClose();
    void onExport(format);
  };
  return (
    <>
      <p className="px-3 pt-1 pb-1 text-xs text-ink-soft">{t.export}</p>
      <button type="button" className={entry} onClick={() => save('csv')}>
        {t.asCsv}
      </button>
      <button type="button" className={entry} onClick={() => save('geojson')}>
        {t.asGeojson}
      </button>
      {!isReadOnly && (
        <Link to={dashboardRoutes.importPlaces.to()} className={`${entry} mt-1 border-t border-line text-ink`}>
          {t.import}
        </Link>
      )}
    </>
  );
}
