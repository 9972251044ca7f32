import { useAtomValue, useSetAtom } from 'jotai';
import { showChatCardAtom } from '@umkreis/guide/chat/chat-history.ts';
import ChatPanel from '@umkreis/guide/chat/chat-panel.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { openerMessages } from '@umkreis/i18n/dialog-buttons.ts';
import { usePlaceClicks } from '../selected/use-place-clicks.ts';
import { positionAtom } from '../state/map-atoms.ts';
import { seasonIdAtom } from '../state/season-atom.ts';
import { PanelHeader } from './panel-header.tsx';
import { useMapCenter } from './use-map-center.ts';

export function ChatContent() {
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
      onSelect={onRow}
      header={<PanelHeader title={t.chat} onClose={() => setIsOpen(false)} />}
    />
  );
}
