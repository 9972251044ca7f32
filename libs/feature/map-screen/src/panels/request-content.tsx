import { RequestState } from '@umkreis/guide/dialogs/change-request/request-state.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { openerMessages } from '@umkreis/i18n/dialog-buttons.ts';
import { useMapActions } from '../state/map-actions.ts';
import { PanelHeader } from './panel-header.tsx';

/** State of a proposal. @param id of its private link */
export function RequestContent({ id }: { id: string }) {
  const t = useMessages(openerMessages);
  const { clear, openPlace } = useMapActions();
  return (
    <RequestState linkId={id} header={<PanelHeader title={t.proposalState} onClose={clear} />} onPlace={openPlace} />
  );
}
