import { useMemo } from 'react';
import { useBuildings, useStreets } from '@umkreis/api-client/use-streets.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { editorMessages } from './messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { ChoiceField } from '../choice/choice-field.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';

/** Searches the coordinates of an address in the branch: a house number or a street. */
export function AddressSearch({ branch, onFound }: { branch: Branch | undefined; onFound(at: LngLat): void }) {
  const t = useMessages(editorMessages);
  const { boot } = useDashboard();
  const context = { ...boot, branch: branch ?? null };
  const { data: buildings } = useBuildings(context);
  const { data: streets } = useStreets(context);
  const addresses = useMemo(
    () =>
      [...(streets ?? []), ...(buildings ?? [])]
        .filter(({ title }) => title)
        .map(({ id, title, city, lon, lat }) => ({ id, title, group: city, at: [lon, lat] as LngLat })),
    [streets, buildings],
  );
  if (addresses.length === 0) return null;
  return (
    <ChoiceField
      label={t.findAddress}
      hint={t.findAddressHint}
      choices={addresses}
      onChoose={({ id }) => {
        const found = addresses.find((one) => one.id === id);
        if (found) onFound(found.at);
      }}
    />
  );
}
