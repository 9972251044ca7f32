import { useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Icon } from '@umkreis/contract/category.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { referenceMessages } from './messages/reference.ts';
import { GlyphMark } from '@umkreis/ui/glyph.tsx';
import { TextArea } from '@umkreis/ui/text-area.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { EntryDialog } from './entries/entry-dialog.tsx';
import { EntriesPart, type DialogActions } from './entries/entries-part.tsx';

/** Icons of categories, tags and details. */
export function IconsPart() {
  const t = useMessages(referenceMessages);
  const { boot } = useDashboard();
  const read = useRead(apiUrl(boot, 'GET /icons/'));
  return (
    <EntriesPart
      read={read}
      newLabel={t.newIcon}
      entryOf={(one) => ({ title: one.title, note: '', glyph: <GlyphMark path={one.iconSvg} size={20} /> })}
      dialogOf={(icon, actions) => <IconDialog key={icon?.id} icon={icon} {...actions} />}
    />
  );
}

function IconDialog({ icon, ...actions }: DialogActions & { icon: Icon | null }) {
  const t = useMessages(referenceMessages);
  const [title, setTitle] = useState(icon?.title ?? '');
  const [iconSvg, setIconSvg] = useState(icon?.iconSvg ?? '');
  return (
    <EntryDialog
      title={icon?.title ?? t.newIcon}
      kind="icon"
      id={icon?.id ?? null}
      fields={{ ...(title !== icon?.title && { title }), iconSvg }}
      {...actions}
    >
      {(errorOf) => (
        <>
          <TextField
            label={t.iconTitle}
            error={errorOf('title')}
            hint={t.iconTitleHint}
            required
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <TextArea
            label={t.iconSvg}
            error={errorOf('iconSvg')}
            required
            rows={4}
            maxLength={20_000}
            value={iconSvg}
            onChange={({ target }) => setIconSvg(target.value)}
          />
          <GlyphMark path={iconSvg} size={48} />
        </>
      )}
    </EntryDialog>
  );
}
