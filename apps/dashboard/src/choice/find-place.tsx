import { useEffect, useRef } from 'react';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { useNavigate } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { PlaceField } from './place-field.tsx';

const none: ReadonlySet<string> = new Set();

/** Finds a place by a search and opens it. Ctrl-K or ⌘-K focuses the field on every screen. */
export function FindPlace() {
  const t = useMessages(dashboardMessages);
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <PlaceField
      ref={field}
      isCompact
      label={t.findPlace}
      except={none}
      onChoose={({ id }) => {
        field.current?.blur();
        void navigate(dashboardRoutes.place.to(id));
      }}
    />
  );
}
