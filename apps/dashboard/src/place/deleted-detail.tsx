import { editorMessages } from './messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';

/** Offers to add a detail again that somebody else deleted while text was being typed into it. */
export function DeletedDetail({ onAdd, onDiscard }: { onAdd(): void; onDiscard(): void }) {
  const t = useMessages(editorMessages);
  return (
    <div role="alert" className="grid gap-3 rounded-control bg-sunken p-3 text-sm ring-1 ring-line-strong ring-inset">
      <p className="font-semibold">{t.deletedMeanwhile}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" kind="primary" onClick={onAdd}>
          {t.addAgain}
        </Button>
        <Button size="small" onClick={onDiscard}>
          {t.discardText}
        </Button>
      </div>
    </div>
  );
}
