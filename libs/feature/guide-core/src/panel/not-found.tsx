import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { useMapActions } from '../actions/map-actions.ts';

/** The target of a link does not exist any more. */
export function NotFound({ title }: { title: string }) {
  const t = useMessages(guideMessages);
  const { clear } = useMapActions();
  return (
    <EmptyState
      icon="pin"
      title={title}
      text={t.missingText}
      action={
        <Button kind="primary" onClick={clear}>
          {t.showAll}
        </Button>
      }
    />
  );
}
