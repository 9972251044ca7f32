import { Suspense } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import { editorMessages } from '../messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { startCamera } from '@umkreis/map-core/guide-style/start-camera.ts';
import { Card } from '@umkreis/ui/card.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { AddressSearch } from '../address-search.tsx';
import { addressColumns, addressFields, addressGrid } from '../address-field.tsx';
import { PinMap } from '../pin-move.tsx';
import type { NewPlaceDraft } from './new-place-draft.ts';

interface Props {
  branch: Branch | undefined;
  /** The branches have loaded. */
  isReady: boolean;
  draft: NewPlaceDraft;
  error: string | null;
  onChange(part: Partial<NewPlaceDraft>): void;
}

/** The pin of a new place, and its address. */
export function NewPlaceLocation({ branch, isReady, draft, error, onChange: set }: Props) {
  const t = useMessages(editorMessages);
  const { boot } = useDashboard();
  return (
    <Card className="grid gap-4 p-4">
      <h2 className="text-base font-title">{t.where}</h2>
      <AddressSearch branch={branch} onFound={({ at, fields }) => set({ at, ...fields })} />
      <Suspense fallback={<div className="h-52 animate-pulse rounded-card bg-sunken" />}>
        {isReady && (
          <PinMap
            key={branch?.shortId ?? 0}
            boot={{ ...boot, branch: branch ?? null }}
            at={draft.at ?? centreOf(branch, boot.main)}
            onChange={(at) => set({ at })}
          />
        )}
      </Suspense>
      {error && (
        <p role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
      <div className={addressGrid}>
        {addressFields.map((name) => (
          <TextField
            key={name}
            className={addressColumns[name]}
            label={t[name]}
            value={draft[name]}
            hint={name === 'city' ? t.cityHint : undefined}
            maxLength={name === 'street' || name === 'city' ? 100 : 20}
            onChange={(event) => set({ [name]: event.target.value })}
          />
        ))}
      </div>
    </Card>
  );
}

const centreOf = (branch: Branch | undefined, main: Parameters<typeof startCamera>[0]['main']) =>
  startCamera({ branch: branch ?? null, main }, { width: innerWidth, height: innerHeight }).center;
