import { useState } from 'react';
import type { ItemAddress } from '@umkreis/contract/item.ts';
import { useWrite } from '../write/use-write.ts';
import { addressFields } from './address-field.tsx';
import type { FoundAddress } from './found-address.ts';
import type { useAddressWrites } from './use-address-writes.ts';

/** A chosen address: shown in the fields at once, and stored with the position of the place. */
export function useProposedAddress(
  stored: ItemAddress | undefined,
  { addressWrites, saveAddress, queuedAddressWrite }: ReturnType<typeof useAddressWrites>,
) {
  const [proposed, setProposed] = useState<FoundAddress['fields']>({});
  const write = useWrite(addressWrites);
  /** @param isMoved whether the position is stored or queued: the address follows it */
  const storeProposed = async (isMoved: boolean) => {
    if (!isMoved) return;
    for (const name of addressFields) {
      const value = proposed[name];
      if (value === undefined || value === (stored?.[name] ?? '')) continue;
      await write.run(() => saveAddress(name, value), queuedAddressWrite(name, value));
    }
    setProposed({});
  };
  return { proposed, setProposed, write, storeProposed };
}
