import { useMessages } from '@umkreis/i18n/language.tsx';
import { myListMessages } from '../messages/my-list.ts';

/** Selects between the visitor's order and distance. */
export function OrderChoice({
  isByDistance,
  onChange,
}: {
  isByDistance: boolean;
  onChange(isByDistance: boolean): void;
}) {
  const t = useMessages(myListMessages);
  return (
    <label className="flex items-center gap-1.5 text-sm text-ink-soft">
      <span className="sr-only">{t.order}</span>
      <select
        value={isByDistance ? 'near' : 'own'}
        className="-mr-1 h-9 rounded-control bg-transparent px-1 font-medium text-ink hover:bg-hover"
        onChange={({ target }) => onChange(target.value === 'near')}
      >
        <option value="own">{t.orderOwn}</option>
        <option value="near">{t.orderNear}</option>
      </select>
    </label>
  );
}
