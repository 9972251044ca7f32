import { createContext, useContext } from 'react';
import type { Host } from './host.ts';

const HostContext = createContext<Host | null>(null);

export const HostProvider = HostContext.Provider;

/** Whom the page speaks with; null: with nobody. */
export const useHost = (): Host | null => useContext(HostContext);
