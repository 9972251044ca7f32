import type { Boot } from '@umkreis/contract/boot.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { useNavigate } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { kioskMessages } from '@umkreis/i18n/kiosk.ts';
import { Icon } from '@umkreis/ui/icon.tsx';

/** One obvious way home: to the item where the kiosk stands, or to the branch's first view. */
export function CenterButton({ boot }: { boot: Boot }) {
  const t = useMessages(kioskMessages);
  const navigate = useNavigate();
  const { centerItem } = boot.branch!;
  const nanoId = boot.env === 'production' ? centerItem.productionItemNanoId : centerItem.devItemNanoId;
  const target = nanoId ? routes.mapPlace.to(nanoId) : routes.map.to();
  return (
    <button
      type="button"
      onClick={() => navigate(`${target}?iskiosk`)}
      className="fixed bottom-[calc(var(--kiosk-bottom)+1.5rem)] left-1/2 z-30 flex -translate-x-1/2 h-14 items-center gap-3 rounded-full bg-accent px-6 text-base font-semibold text-on-accent shadow-float"
    >
      <Icon name="crosshair" size={28} />
      {t.center}
    </button>
  );
}
