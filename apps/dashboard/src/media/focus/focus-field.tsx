import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import type { DashboardMedium, PictureFocus } from '@umkreis/contract/media.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { Picture } from '@umkreis/ui/picture.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { mediaFocusMessages } from '../messages/media-focus.ts';
import { focusAt, moveFocus, percentages } from './move-focus.ts';

interface Props {
  medium: DashboardMedium;
  /** null: the centre */
  focus: PictureFocus | null;
  onChange(focus: PictureFocus | null): void;
}

/** The picture with the point that stays visible when it is cropped, set by click, tap or arrow keys. */
export function FocusField(props: Props) {
  const t = useMessages(mediaFocusMessages);
  const hint = useId();
  const { focus, onChange } = props;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">{t.heading}</legend>
      <FocusPicture {...props} hint={hint} />
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid justify-items-start gap-2">
          <p id={hint} className="text-xs text-ink-soft">
            {t.hint} <span className="pointer-coarse:hidden">{t.keys}</span>
          </p>
          <Button size="small" disabled={focus === null} onClick={() => onChange(null)}>
            {t.toCentre}
          </Button>
        </div>
        {/* On a phone the previews come first, next to the picture that they show. */}
        <Crops {...props} />
      </div>
    </fieldset>
  );
}

function FocusPicture({ medium, focus, onChange, hint }: Props & { hint: string }) {
  const t = useMessages(mediaFocusMessages);
  const { boot } = useDashboard();
  const at = percentages(focus);
  const onClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    if (width > 0 && height > 0) onChange(focusAt((clientX - left) / width, (clientY - top) / height));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveFocus(focus, event);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <div className="rounded-control bg-sunken">
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input has one direction
        role="slider"
        tabIndex={0}
        aria-label={t.point}
        aria-describedby={hint}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={at.x}
        aria-valuetext={focus ? t.at(at) : t.centre}
        onClick={onClick}
        onKeyDown={onKeyDown}
        className="relative mx-auto w-fit cursor-crosshair overflow-hidden rounded-control focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent"
      >
        <Picture
          renditions={medium.renditions}
          assetRoot={boot.assetRoot}
          alt={medium.alt}
          sizes="408px"
          className="block max-h-56 w-auto max-w-full"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute size-9 -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_2px_rgb(0_0_0/0.7),inset_0_0_0_2px_rgb(0_0_0/0.7)] before:absolute before:top-1/2 before:left-1/2 before:size-2 before:-translate-1/2 before:rounded-full before:bg-white before:shadow-[0_0_0_2px_rgb(0_0_0/0.7)]"
          style={{ left: `${at.x}%`, top: `${at.y}%` }}
        />
      </div>
    </div>
  );
}

/** How the picture is cropped in lists and in the head of the card. */
function Crops({ medium, focus }: Props) {
  const t = useMessages(mediaFocusMessages);
  const { boot } = useDashboard();
  const crops = [
    [t.square, 'aspect-square'],
    [t.wide, 'aspect-video'],
  ] as const;
  return (
    <div className="order-first flex justify-center gap-4 sm:order-none sm:gap-2">
      {crops.map(([label, shape]) => (
        <figure key={label} className="grid justify-items-center gap-1">
          <Picture
            renditions={medium.renditions}
            assetRoot={boot.assetRoot}
            alt=""
            sizes="142px"
            color={medium.color}
            focus={focus ?? undefined}
            className={`h-20 w-auto rounded-control object-cover sm:h-16 ${shape}`}
          />
          <figcaption className="text-xs text-ink-soft">{label}</figcaption>
        </figure>
      ))}
    </div>
  );
}
