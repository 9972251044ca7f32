import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from './messages/reference.ts';
import { GlyphMark } from '@umkreis/ui/glyph.tsx';
import { ChoiceField } from '../choice/choice-field.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';

/** Selects an icon by its name. */
export function IconChoice({ title, onChoose }: { title: string | null; onChoose(title: string): void }) {
  const t = useMessages(referenceMessages);
  const { boot } = useDashboard();
  const { data: icons = [] } = useRead(apiUrl(boot, 'GET /icons/'));
  const chosen = icons.find((icon) => icon.title === title);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-end gap-3">
      <span className="grid size-11 place-items-center rounded-control bg-sunken" title={title ?? t.noIcon}>
        {chosen && <GlyphMark path={chosen.iconSvg} size={20} />}
      </span>
      <ChoiceField
        label={`${t.icon}: ${title ?? t.noIcon}`}
        choices={icons.map((icon) => ({
          id: icon.title,
          title: icon.title,
          group: '',
          glyph: <GlyphMark path={icon.iconSvg} size={20} />,
        }))}
        onChoose={(choice) => onChoose(choice.title)}
      />
    </div>
  );
}
