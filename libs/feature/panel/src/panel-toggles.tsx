import { useAtomValue, useSetAtom } from 'jotai';
import type { ComponentType, CSSProperties } from 'react';
import { showChatCardAtom } from '@umkreis/guide-core/chat/chat-history.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { openerMessages } from '@umkreis/i18n/dialog-buttons.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { listAtom } from '@umkreis/guide-core/address/opened-atoms.ts';
import { sourcesHeightAtom } from '@umkreis/guide-core/panel/panel-atoms.ts';

const look = 'pointer-events-auto !rounded-full !bg-paper shadow-float !ring-0';

/**
 * Buttons for the list of visible places and the chat, while nothing else is open.
 * @param More a further button, in the same style; on a narrow phone all three have to leave space for the controls
 */
export function PanelToggles({ More }: { More: ComponentType<{ className: string }> }) {
  const { isInIframe, track } = useGuide();
  const t = useMessages(mapMessages);
  const tToggle = useMessages(openerMessages);
  const openList = useSetAtom(listAtom);
  const openChat = useSetAtom(showChatCardAtom);
  const sources = { '--sources': `${useAtomValue(sourcesHeightAtom)}px` } as CSSProperties;
  return (
    <div
      style={sources}
      className="pointer-events-none absolute inset-x-0 bottom-[calc(var(--kiosk-bottom,0px)+max(28px,var(--sources)+8px))] z-10 flex flex-wrap justify-center gap-2 max-sm:has-[[data-opens=my-list]]:right-18 sm:inset-x-auto sm:top-[calc(var(--overlay-top)+var(--panel-top))] sm:bottom-auto sm:left-3"
    >
      <Button
        icon="list"
        data-opens="in-view"
        onClick={() => {
          track({ metric_key: 'map_list_click' });
          openList(true);
        }}
        className={look}
      >
        {t.list}
      </Button>
      {!isInIframe && (
        <Button icon="chat" data-opens="chat" onClick={() => openChat(true)} className={look}>
          {tToggle.chat}
        </Button>
      )}
      <More className={look} />
    </div>
  );
}
