import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { englishOffer } from '@umkreis/i18n/english-offer.ts';
import { useEnglishOffer } from '@umkreis/federation/use-english-offer.ts';
import { Chip } from '@umkreis/ui/chip.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';

/** Offers the English guide, in English. As a chip it covers nothing of the map. */
export function EnglishChip() {
  const offer = useEnglishOffer(useGuide());
  if (!offer) return null;
  return (
    <li lang="en" className="flex shrink-0 rounded-full bg-paper shadow-float">
      <Chip
        pressed={false}
        icon={<Icon name="globe" size={16} />}
        onClick={offer.accept}
        className="rounded-r-none pr-2 ring-0"
      >
        {englishOffer.switchToEnglish}
      </Chip>
      <button
        type="button"
        aria-label={englishOffer.noThanks}
        onClick={offer.decline}
        className="grid h-9 w-9 place-items-center rounded-r-full text-ink-soft hover:bg-hover"
      >
        <Icon name="close" size={14} />
      </button>
    </li>
  );
}
