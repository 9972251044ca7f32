import { useMemo } from 'react';
import { useBuildings, useStreets } from '@umkreis/api-client/use-streets.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { editorMessages } from './messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { ChoiceField } from '../choice/choice-field.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { addressOfBuilding, addressOfStreet, type FoundAddress } from './found-address.ts';

const choiceOf = ({ id, title, city }: { id: string; title: string; city: string }) => ({ id, title, group: city });

/** Searches an address in the branch: a house number or a street. */
export function AddressSearch({ branch, onFound }: { branch: Branch | undefined; onFound(found: FoundAddress): void }) {
  const t = useMessages(editorMessages);
  const { boot } = useDashboard();
  const context = { ...boot, branch: branch ?? null };
  const { data: buildings } = useBuildings(context);
  const { data: streets } = useStreets(context);
  const addresses = useMemo(
    () =>
      [
        ...(streets ?? []).map((street) => ({ ...choiceOf(street), found: addressOfStreet(street) })),
        ...(buildings ?? []).map((building) => ({ ...choiceOf(building), found: addressOfBuilding(building) })),
      ].filter(({ title }) => title),
    [streets, buildings],
  );
  if (addresses.length === 0) return null;
  return (
    <ChoiceField
      label={t.findAddress}
      hint={t.findAddressHint}
      choices={addresses}
      onChoose={({ id }) => {
        const address = addresses.find((one) => one.id === id);
        if (address) onFound(address.found);
      }}
    />
  );
}
