import { useMemo } from 'react';
import { standingOut } from '@umkreis/guide-engine/answers/highlights.ts';
import type { Asked } from '@umkreis/guide-engine/asked/asked.ts';
import { useChatPlaces } from '@umkreis/guide/chat/use-chat-places.ts';
import { useHighlights } from '../results/use-highlights.ts';
import type { FeaturesInput } from './use-guide-features.ts';

export interface Highlighted {
  features: FeaturesInput['highlighted'];
  /** All other places are dimmed. */
  isDimmed: boolean;
}

/**
 * Highlighted places: results, otherwise the places of the chat's last answer.
 * @param query null: nothing is highlighted
 */
export function useHighlighted(asked: Asked | null, level: string | null, selectedNanoId: string | null): Highlighted {
  const found = useHighlights(asked, level, selectedNanoId);
  const chatPlaces = useChatPlaces();
  const said = useMemo(
    () => (chatPlaces.length === 0 ? null : standingOut(chatPlaces, { level, exceptNanoId: selectedNanoId })),
    [chatPlaces, level, selectedNanoId],
  );
  return asked ? { features: found, isDimmed: (found?.total ?? 0) > 0 } : { features: said, isDimmed: said !== null };
}
