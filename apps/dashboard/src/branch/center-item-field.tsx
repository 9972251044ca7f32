import { useState } from 'react';
import { branchMessages } from './messages/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { PlacePicker } from '../media/place-picker.tsx';
import type { PartProps } from './form-props.ts';
import { contentLanguageOf } from '@umkreis/contract/content-language.ts';

/** The place at the centre of the kiosks' map. */
export function CenterItemField({ branch, settings: { centerItem }, onChange }: PartProps) {
  const t = useMessages(branchMessages);
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const center = (nanoId: string | null) =>
    onChange({ centerItem: { devItemNanoId: nanoId, productionItemNanoId: nanoId } });
  return (
    <>
      <div className="grid gap-1">
        <p className="text-sm font-medium text-ink-soft">{t.centerItem}</p>
        <div className="flex flex-wrap items-center gap-2">
          <span
            lang={centerItem.productionItemNanoId === null ? undefined : contentLanguageOf(branch)}
            className="text-sm"
          >
            {chosen ?? centerItem.productionItemNanoId ?? t.noItem}
          </span>
          <Button size="small" icon="pin" onClick={() => setChoosing(true)}>
            {t.chooseItem}
          </Button>
          {centerItem.productionItemNanoId !== null && (
            <Button
              size="small"
              kind="quiet"
              onClick={() => {
                setChosen(undefined);
                center(null);
              }}
            >
              {t.remove}
            </Button>
          )}
        </div>
      </div>
      <Dialog open={isChoosing} onClose={() => setChoosing(false)} title={t.chooseItem} closeLabel={t.close}>
        <PlacePicker
          branch={branch.shortId}
          onPick={({ nanoId, title }) => {
            setChosen(title);
            center(nanoId);
            setChoosing(false);
          }}
        />
      </Dialog>
    </>
  );
}
