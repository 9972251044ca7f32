import type { ItemMedium } from '@umkreis/contract/media.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import { Picture } from '@umkreis/ui/picture.tsx';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';

/** A place's logo next to its title, on white, the background most logos are designed for. */
export function PlaceLogo({ media = [] }: { media?: readonly ItemMedium[] }) {
  const { boot } = useGuide();
  const logo = media.find(({ kind }) => kind === itemMediumKeys.logo);
  if (!logo) return null;
  return (
    <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-control bg-white p-1.5 ring-1 ring-line">
      <Picture
        renditions={logo.renditions}
        assetRoot={boot.assetRoot}
        alt={logo.alt || logo.title}
        sizes="56px"
        className="max-h-full w-full object-contain"
      />
    </span>
  );
}
