import { createContext, useContext } from 'react';
import type { Auth, Boot, Language } from '@umkreis/contract/boot.ts';
import type { StaffMember } from '@umkreis/contract/dashboard.ts';

export interface Dashboard {
  boot: Boot;
  auth: Auth;
  me: StaffMember;
  language: Language;
  setLanguage(language: Language): void;
}

const Context = createContext<Dashboard | null>(null);
export const DashboardProvider = Context;

/** The logged-in person and the boot data of the page. */
export function useDashboard(): Dashboard {
  const dashboard = useContext(Context);
  if (!dashboard) throw new Error('useDashboard needs a DashboardProvider');
  return dashboard;
}
