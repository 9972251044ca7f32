import type { Boot } from '@umkreis/contract/boot.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { PictureFocus } from '@umkreis/contract/media.ts';
import { routes } from '@umkreis/contract/routes.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useContentLanguage, usePick } from '@umkreis/i18n/language.tsx';
import { objectPosition } from '@umkreis/ui/object-position.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Glyph, GlyphMark } from '@umkreis/ui/glyph.tsx';

interface Props {
  boot: Boot;
  place: {
    nanoId: string;
    title: string;
    image?: string | null | undefined;
    imageFocus?: PictureFocus | undefined;
    shortDescription?: string | null;
    where?: string;
  };
  category: Category | undefined;
  /** The picture spans two tiles, with the text on top of it. */
  isLarge?: boolean;
  /** Icon and text in one line, for rows in which no tile has a picture. */
  isPlain?: boolean;
  onOpen(): void;
}

/** A place as a picture with its name; without a picture, its category's colour and icon. */
export function PlaceTile({ boot, place, category, isLarge = false, isPlain = false, onOpen }: Props) {
  const contentLanguage = useContentLanguage();
  const pick = usePick();
  const { data: icons } = useRead(apiUrl(boot, 'GET /icons/'));
  const icon = icons?.find((one) => one.id === category?.iconId);
  const line = [category && pick(category.subCategoryName), place.where].filter(Boolean).join(' · ');
  if (isPlain)
    return (
      <Link
        to={routes.mapPlace.to(place.nanoId, place.title)}
        onClick={onOpen}
        className="group flex h-full items-center gap-3 rounded-card bg-paper p-3 text-ink no-underline ring-1 ring-line transition-shadow hover:shadow-float"
      >
        <Glyph
          size={40}
          path={icon?.iconSvg ?? ''}
          color={category?.colorName ?? '#ffffff'}
          background={category?.backgroundColorName ?? '#5C6370'}
        />
        <span className="grid min-w-0">
          <strong lang={contentLanguage} className="line-clamp-2 text-sm font-title hyphens-auto group-hover:underline">
            {place.title}
          </strong>
          <span className="line-clamp-1 text-xs text-ink-soft">{line}</span>
        </span>
      </Link>
    );
  return (
    <Link
      to={routes.mapPlace.to(place.nanoId, place.title)}
      onClick={onOpen}
      className={classNames(
        'group grid h-full overflow-hidden rounded-card text-ink no-underline ring-1 ring-line transition-shadow hover:shadow-float',
        isLarge ? 'relative' : 'content-start bg-paper',
      )}
    >
      <span
        className={classNames(
          'grid place-items-center overflow-hidden text-white',
          isLarge ? 'absolute inset-0' : 'aspect-[8/5]',
        )}
        style={{ background: category?.backgroundColorName ?? 'var(--line)' }}
      >
        {place.image ? (
          <img
            src={boot.assetRoot + place.image}
            alt=""
            loading="lazy"
            decoding="async"
            className="size-full object-cover transition-transform duration-300 group-hover:scale-[1.03] motion-reduce:transition-none"
            style={objectPosition(place.imageFocus)}
          />
        ) : (
          icon && <GlyphMark path={icon.iconSvg} size={isLarge ? 96 : 44} className="opacity-95" />
        )}
      </span>
      <span
        className={
          isLarge
            ? 'relative mt-auto grid min-h-80 content-end gap-1 bg-linear-to-t from-black/75 via-black/35 to-transparent p-5 text-white'
            : 'grid gap-1 p-4'
        }
      >
        <strong
          lang={contentLanguage}
          className={classNames('line-clamp-2 font-title group-hover:underline', isLarge ? 'text-xl' : 'text-base')}
        >
          {place.title}
        </strong>
        <span className={classNames('text-sm', !isLarge && 'text-ink-soft')}>{line}</span>
        {place.shortDescription && (
          <span lang={contentLanguage} className={classNames('line-clamp-2 text-sm', !isLarge && 'text-ink-soft')}>
            {place.shortDescription}
          </span>
        )}
      </span>
    </Link>
  );
}
