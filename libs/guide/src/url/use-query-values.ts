import { useCallback } from 'react';
import { useLocation, useNavigate } from '@umkreis/federation/router.ts';

/** Writes values into the query, null takes one out; path and the rest stay, and no entry of the history is added. */
export function useSetQueryValues(): (values: Readonly<Record<string, string | null>>) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return useCallback((values) => {
    // The address bar, not the rendered location: two writes may come before the next render.
    const { pathname, search } = window.location;
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const text = next.toString();
    navigate({ pathname, search: text && `?${text}` }, { replace: true, state });
  }, [navigate, state]);
}
