import { atom } from 'jotai';
import type { WaitingEntry } from '@umkreis/contract/offline.ts';

/** The waiting entry that its sender edits in the form; null: none */
export const editedEntryAtom = atom<WaitingEntry | null>(null);
