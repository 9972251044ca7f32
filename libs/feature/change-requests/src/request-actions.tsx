import { proposalMessages } from '@umkreis/i18n/proposals.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';

/** Buttons below the form of a proposal, with a hint on what happens to it. */
export function RequestActions({
  isSending,
  isReady,
  hint,
  onDiscard,
}: {
  isSending: boolean;
  isReady: boolean;
  hint: string;
  onDiscard(): void;
}) {
  const t = useMessages(proposalMessages);
  return (
    <div className="sticky bottom-0 -mx-5 -mb-5 grid gap-2 border-t border-line bg-paper px-5 py-3">
      <div className="flex items-center justify-between gap-2">
        <Button kind="quiet" disabled={isSending} onClick={onDiscard}>
          {t.discard}
        </Button>
        <Button kind="primary" type="submit" icon="send" busy={isSending} disabled={!isReady}>
          {isSending ? t.sending : t.send}
        </Button>
      </div>
      <p className="text-xs text-ink-soft">{hint}</p>
    </div>
  );
}
