import { useLocation, useNavigate } from '@umkreis/federation/router.ts';
import { useStableCallback } from '@umkreis/ui/use-stable-callback.ts';

type Values = Readonly<Record<string, string | null>>;
type SetValues = (values: Values, options?: { replace?: boolean }) => void;
/** What was changed last, in the state of the history's entry */
interface Changed {
  changed?: string;
}

/**
 * Writes values into the query, null takes one out; path and the rest stay. The way back leads to the view before:
 * further changes of the same values, such as a slider's, add no entry to the history.
 */
export function useSetQueryValues(): SetValues {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Changed | null };
  return useStableCallback<Parameters<SetValues>, void>((values, { replace = false } = {}) => {
    // The address bar, not the rendered location: two writes may come before the next render.
    const { pathname, search } = window.location;
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const text = next.toString();
    const changed = Object.keys(values).join();
    navigate(
      { pathname, search: text && `?${text}` },
      { replace: replace || state?.changed === changed, state: { ...state, ...(!replace && { changed }) } },
    );
  });
}
