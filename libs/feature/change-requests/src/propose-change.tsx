import type { Item } from '@umkreis/contract/item.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { openerMessages } from '@umkreis/i18n/dialog-buttons.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useTakeAlong } from '@umkreis/guide-core/links/take-along.ts';
import { useQueryValue } from '@umkreis/guide-core/address/use-query-value.ts';
import { ChangeRequestDialog } from './change-request-dialog.tsx';
import { shortcutOfPlace } from './shortcut-of-place.ts';

const nowhere = () => null;

/**
 * Button under a place's details if a topic of the branch accepts proposals. `?propose=change` opens the dialog.
 */
export function ProposeChange({ place, item }: { place: Place; item: Item }) {
  const { boot } = useGuide();
  const t = useMessages(openerMessages);
  const [propose, setPropose] = useQueryValue('propose');
  const takeAlong = useTakeAlong();
  const shortcut = shortcutOfPlace(boot, place);
  if (!shortcut) return null;
  return (
    <div className="py-2">
      <Button size="small" icon="edit" onClick={() => setPropose('change')}>
        {t.proposeChange}
      </Button>
      <ChangeRequestDialog
        open={propose === 'change'}
        onClose={() => setPropose(null, { closes: true })}
        item={item}
        shortcut={shortcut}
        center={nowhere}
        url={takeAlong(`${routes.mapPlace.to(item.nanoId, item.title)}?propose=change`)}
      />
    </div>
  );
}
