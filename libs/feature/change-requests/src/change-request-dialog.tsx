import { Suspense, useState } from 'react';
import { openerMessages } from '@umkreis/i18n/dialog-buttons.ts';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { SkeletonRows } from '@umkreis/ui/skeleton.tsx';
import { lazyPart } from '@umkreis/ui/lazy-part.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { QrCode } from '@umkreis/guide-core/qr-code/qr-code.tsx';
import type { ChangeRequestFormProps } from './change-request-form.tsx';

const ChangeRequestForm = lazyPart(
  () => import('./change-request-form.tsx'),
  ({ default: Form }) => Form,
);

interface Props extends ChangeRequestFormProps {
  open: boolean;
}

/** Dialog to propose a change of a place or a new place; a kiosk offers it for the visitor's phone. */
export function ChangeRequestDialog({ open, ...form }: Props) {
  const { isKiosk } = useGuide();
  const t = useMessages(openerMessages);
  const tGuide = useMessages(guideMessages);
  const [isOnPhone, setIsOnPhone] = useState(false);
  const title = isOnPhone ? t.proposeOnPhone : form.item ? t.proposalOf({ title: form.item.title }) : t.newPlace;
  return (
    <Dialog open={open} onClose={form.onClose} title={title} closeLabel={tGuide.close}>
      {isKiosk && (
        <Button
          icon={isOnPhone ? 'edit' : 'qr'}
          onClick={() => setIsOnPhone(!isOnPhone)}
          className="justify-self-start"
        >
          {isOnPhone ? t.proposeHere : t.proposeOnPhone}
        </Button>
      )}
      {isOnPhone ? (
        <>
          <p className="text-sm text-ink-soft">{t.proposeOnPhoneText}</p>
          <QrCode text={form.url} label={tGuide.qrCode} />
        </>
      ) : (
        <Suspense fallback={<SkeletonRows rows={4} label={tGuide.loading} />}>
          <ChangeRequestForm {...form} />
        </Suspense>
      )}
    </Dialog>
  );
}
