import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { englishOffer } from '@umkreis/i18n/english-offer.ts';
import { useEnglishOffer } from '@umkreis/federation/use-english-offer.ts';
import { Icon } from '@umkreis/ui/icon.tsx';

/** A banner above the header that offers the pages in English, once. */
export function EnglishBanner(props: RemoteProps) {
  const offer = useEnglishOffer(props);
  if (!offer) return null;
  return (
    <aside lang="en" className="border-b border-line bg-sunken">
      <div className="mx-auto flex max-w-[72rem] items-center gap-3 px-4 py-1 text-sm">
        <p className="mr-auto">{englishOffer.alsoInEnglish}</p>
        <button
          type="button"
          onClick={offer.accept}
          className="h-11 rounded-control px-3 font-semibold text-accent hover:bg-hover"
        >
          {englishOffer.switchToEnglish}
        </button>
        <button
          type="button"
          aria-label={englishOffer.noThanks}
          onClick={offer.decline}
          className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-hover"
        >
          <Icon name="close" size={16} />
        </button>
      </div>
    </aside>
  );
}
