import { useAtomValue, useSetAtom } from 'jotai';
import { showChatCardAtom } from '@umkreis/guide/chat/chat-history.ts';
import type { ChatParts } from '@umkreis/guide/chat/chat-parts.ts';
import ChatPanel from '@umkreis/guide/chat/chat-panel.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { openerMessages } from '@umkreis/i18n/dialog-buttons.ts';
import { usePlaceClicks } from '../selected/use-place-clicks.ts';
import { positionAtom } from '../state/map-atoms.ts';
import { seasonIdAtom } from '../state/season-atom.ts';
import { PanelHeader } from './panel-header.tsx';
import { useMapCenter } from './use-map-center.ts';

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
