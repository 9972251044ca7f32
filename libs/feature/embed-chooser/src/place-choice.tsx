import { useDeferredValue, useState } from 'react';
import { useItemSearch } from '@umkreis/api-client/use-item-search.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import type { EmbedChoice } from './embed-line.ts';
import { embedChooserMessages } from './messages/embed-chooser.ts';

interface Props {
  boot: Boot;
  /** id '': none is chosen yet */
  place: EmbedChoice['topic'];
  onChoose(place: EmbedChoice['topic']): void;
}

/** Number of places offered for a text */
const OFFERED = 6;

/** Finds a place by its name. */
export function PlaceChoice({ boot, place, onChoose }: Props) {
  const t = useMessages(embedChooserMessages);
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed).trim();
  const { data } = useItemSearch(boot, text.length < 2 ? null : { text, limit: OFFERED });
  const isEmpty = text.length >= 2 && data?.items.length === 0;
  return (
    <div className="mt-1 grid gap-2">
      <TextField
        type="search"
        label={t.which}
        hideLabel
        placeholder={t.placeName}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <output className={isEmpty ? 'text-sm text-ink-soft' : 'sr-only'}>{isEmpty && t.noPlace}</output>
      {text.length >= 2 && data && data.items.length > 0 && (
        <ul aria-label={t.placesFound} className="grid overflow-hidden rounded-control ring-1 ring-line">
          {data.items.map(({ nanoId, title }) => (
            <li key={nanoId} className="border-b border-line last:border-b-0">
              <button
                type="button"
                onClick={() => {
                  setTyped('');
                  onChoose({ of: 'place', id: nanoId, name: title });
                }}
                className="min-h-11 w-full px-3 py-2 text-left text-sm hover:bg-hover"
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
      {place.id !== '' && text === '' && (
        <p className="flex items-center gap-2 text-sm font-medium">
          <Icon name="check" size={16} className="shrink-0 text-accent" />
          {place.name}
        </p>
      )}
    </div>
  );
}
