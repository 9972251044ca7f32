import { RequestState } from './request-state.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { openerMessages } from '@umkreis/i18n/dialog-buttons.ts';
import { useMapActions } from '@umkreis/guide-core/actions/map-actions.ts';
import { PanelHeader } from '@umkreis/guide-core/panel/panel-header.tsx';

/** State of a proposal. @param id of its private link */
export function RequestContent({ id }: { id: string }) {
  const t = useMessages(openerMessages);
  const { clear, openPlace } = useMapActions();
  return (
    <RequestState linkId={id} header={<PanelHeader title={t.proposalState} onClose={clear} />} onPlace={openPlace} />
  );
}
