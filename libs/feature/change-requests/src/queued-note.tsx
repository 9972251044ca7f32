import { proposalMessages } from '@umkreis/i18n/proposals.ts';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';

/** A proposal waiting for a network; it can be withdrawn to edit it. */
export function QueuedNote({ onClose, onWithdraw }: { onClose(): void; onWithdraw(): void }) {
  const t = useMessages(proposalMessages);
  const tGuide = useMessages(guideMessages);
  return (
    <div className="grid gap-3">
      <output className="flex items-center gap-2 text-base font-semibold">
        <Icon name="clock" size={20} />
        {t.waitsTitle}
      </output>
      <p className="text-sm text-ink-soft">{t.waitsText}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" onClick={onWithdraw}>
          {t.withdraw}
        </Button>
        <Button kind="primary" size="small" onClick={onClose}>
          {tGuide.close}
        </Button>
      </div>
    </div>
  );
}
