import { useAtomValue, useSetAtom } from 'jotai';
import { showChatCardAtom } from '@umkreis/guide-core/chat/chat-history.ts';
import type { ChatParts } from './chat-parts.ts';
import ChatPanel from './chat-panel.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { openerMessages } from '@umkreis/i18n/dialog-buttons.ts';
import { usePlaceClicks } from '@umkreis/guide-core/selected/use-place-clicks.ts';
import { positionAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { seasonIdAtom } from '@umkreis/guide-core/season-and-level/season-atom.ts';
import { PanelHeader } from '@umkreis/guide-core/panel/panel-header.tsx';
import { useMapCenter } from '@umkreis/guide-core/map/use-map-center.ts';

/** The chat in the panel. @param parts of answers, from other features */
export function ChatContent({ parts }: { parts: ChatParts }) {
  const t = useMessages(openerMessages);
  const setIsOpen = useSetAtom(showChatCardAtom);
  const seasonId = useAtomValue(seasonIdAtom);
  const position = useAtomValue(positionAtom);
  const center = useMapCenter();
  const { onRow } = usePlaceClicks();
  return (
    <ChatPanel
      seasonId={seasonId}
      position={position}
      center={center}
      parts={parts}
      onSelect={onRow}
      header={<PanelHeader title={t.chat} onClose={() => setIsOpen(false)} />}
    />
  );
}
