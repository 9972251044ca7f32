import type { Item } from '@umkreis/contract/item.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { editorMessages } from './messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';

/** Read-only facts of a place. */
export function PlaceFacts({ item }: { item: Item }) {
  const t = useMessages(editorMessages);
  const common = useMessages(dashboardMessages);
  const sources: Record<string, string> = {
    osm: common.sourceOsm,
    demo: common.sourceDemo,
    editor: common.sourceEditor,
  };
  const rows = [
    [common.source, sources[item.source] ?? item.source],
    [t.publicId, item.nanoId],
  ];
  return (
    <dl className="grid gap-3 text-sm">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-xs text-ink-soft">{label}</dt>
          <dd className="tabular break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
