import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { useAtom, useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { flavours, type Flavour } from '@umkreis/map-style/style-options.ts';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { isMapMissingAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { flavourAtom } from '@umkreis/guide-core/map/flavour-atom.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useOpened } from '@umkreis/guide-core/address/opened.ts';
import { useControlFocus } from '@umkreis/guide-core/panel/use-control-focus.ts';
import { LazyStyleThumbnail } from './lazy-style-thumbnail.ts';

/** Without an imagery provider the satellite style is not offered. */
const withoutImagery = flavours.filter((flavour) => flavour !== 'satellit');

/** Selects the map's style by a picture of each; opens to the left. */
export function LayerDial() {
  const { boot } = useGuide();
  const isMapMissing = useAtomValue(isMapMissingAtom);
  const t = useMessages(mapMessages);
  const [flavour, setFlavour] = useAtom(flavourAtom);
  const [isOpen, setIsOpen] = useOpened('layers');
  const control = useControlFocus<HTMLDivElement>(isOpen);
  const names: Record<Flavour, string> = { strasse: t.strasse, topo: t.topo, satellit: t.satellit, '3d': t.threeD };

  if (isMapMissing) return null;
  const offered = boot.imagery ? flavours : withoutImagery;
  return (
    <div ref={control} className="relative flex items-center">
      {isOpen && (
        <fieldset
          className={classNames(
            'absolute right-full bottom-0 mr-2 flex animate-fade gap-1',
            'rounded-control bg-paper p-1 shadow-float',
          )}
        >
          <legend className="sr-only">{t.layers}</legend>
          {offered.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === flavour}
              onClick={() => {
                setFlavour(name);
                setIsOpen(false);
              }}
              className={classNames(
                'grid w-[4.5rem] gap-1 rounded-control p-1 text-sm font-medium',
                name === flavour ? 'bg-ink text-paper' : 'hover:bg-hover',
              )}
            >
              <span className="block aspect-[64/44] rounded-[0.375rem] bg-sunken">
                <Suspense>
                  <LazyStyleThumbnail flavour={name} />
                </Suspense>
              </span>
              {names[name]}
            </button>
          ))}
        </fieldset>
      )}
      <IconButton
        icon={rareIcons.layers}
        label={t.layers}
        floating
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
    </div>
  );
}
