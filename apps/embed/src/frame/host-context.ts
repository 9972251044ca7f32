import { createContext, useContext } from 'react';
import type { Host } from './host.ts';

const HostContext = createContext<Host | null>(null);

export const HostProvider = HostContext.Provider;

/** The parent page; null: none. */
export const useHost = (): Host | null => useContext(HostContext);
