import type { Boot } from '@umkreis/contract/boot.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import { useItem } from '@umkreis/api-client/use-item.ts';
import { Picture } from '@umkreis/ui/picture.tsx';

/** A place's picture over the whole screen; the small one of the lists, blurred, stands in until it is there. */
export function SlidePicture({ boot, image, nanoId }: { boot: Boot; image: string; nanoId?: string }) {
  const { data: item } = useItem(boot, nanoId, boot.branch);
  const picture = item?.itemMedia?.find((medium) => medium.kind !== itemMediumKeys.logo);
  const credit = picture && [picture.credit, picture.licence].filter(Boolean).join(' · ');
  return (
    <>
      <img
        src={`${boot.assetRoot}${image}`}
        alt=""
        className="absolute inset-0 size-full scale-110 object-cover blur-xl"
      />
      {picture && (
        <Picture
          renditions={picture.renditions}
          assetRoot={boot.assetRoot}
          alt=""
          sizes="177vh"
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {credit && <span className="absolute top-[7%] right-[7%] z-10 text-sm text-white opacity-80">{credit}</span>}
    </>
  );
}
