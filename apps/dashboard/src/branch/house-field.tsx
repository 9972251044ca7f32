import { useState } from 'react';
import { useItem } from '@umkreis/api-client/use-item.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Dialog } from '@umkreis/ui/dialog.tsx';
import { PlacePicker } from '../media/place-picker.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { kioskEditorMessages } from './messages/kiosk-editor.ts';
import { contentLanguageOf } from '@umkreis/contract/content-language.ts';

interface Props {
  branch: Branch;
  /** Public ID */
  house: string | null;
  onChange(house: string | null): void;
}

/** The place that houses a kiosk. */
export function HouseField({ branch, house, onChange }: Props) {
  const t = useMessages(kioskEditorMessages);
  const { boot } = useDashboard();
  const [isChoosing, setChoosing] = useState(false);
  const { data: item } = useItem(boot, house, branch);
  return (
    <div className="grid gap-1">
      <p className="text-sm font-medium text-ink-soft">{t.house}</p>
      <div className="flex flex-wrap items-center gap-2">
        <span lang={house ? contentLanguageOf(branch) : undefined} className="text-sm">
          {house ? (item?.title ?? house) : t.noHouse}
        </span>
        <Button size="small" icon="pin" onClick={() => setChoosing(true)}>
          {t.chooseHouse}
        </Button>
        {house && (
          <Button size="small" kind="quiet" onClick={() => onChange(null)}>
            {t.dropHouse}
          </Button>
        )}
      </div>
      <p className="text-xs text-ink-soft">{t.houseHint}</p>
      <Dialog open={isChoosing} onClose={() => setChoosing(false)} title={t.chooseHouse} closeLabel={t.close}>
        <PlacePicker
          branch={branch.shortId}
          onPick={({ nanoId }) => {
            onChange(nanoId);
            setChoosing(false);
          }}
        />
      </Dialog>
    </div>
  );
}
