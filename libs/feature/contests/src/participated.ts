import { atom, useAtom } from 'jotai';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';

const KEY = 'contestIdsParticipated';

function read(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

const participatedAtom = atom<readonly string[] | null>(null);

/**
 * Ids of the contests entered from this device (`contestIdsParticipated`), without name or address. A kiosk stores
 * none.
 */
export function useParticipated(): [readonly string[], (id: string) => void] {
  const { isKiosk } = useGuide();
  const [participatedIds, setParticipatedIds] = useAtom(participatedAtom);
  const ids = isKiosk ? [] : (participatedIds ?? read());
  const add = (id: string) => {
    if (isKiosk) return;
    const next = [...new Set([...ids, id])];
    setParticipatedIds(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      /* storage may be forbidden in a frame */
    }
  };
  return [ids, add];
}
