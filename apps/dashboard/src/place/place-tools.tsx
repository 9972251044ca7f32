import { callApi } from '@umkreis/api-client/call-api.ts';
import { useDashboardItem } from '@umkreis/api-client/use-watched.ts';
import type { ItemUpdate } from '@umkreis/contract/dashboard.ts';
import type { EditedItem } from '@umkreis/contract/item-write.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link, useNavigate } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mergeMessages } from '../places/messages/merge.ts';
import { Button, buttonClass } from '@umkreis/ui/button.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useBranchZone } from '../dates/branch-zone.ts';
import { PlaceField } from '../choice/place-field.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { formatDate } from '../dates/format-date.ts';
import { UndoNote } from '../write/undo-note.tsx';
import { useUndoableWrite } from '../write/use-undoable-write.ts';
import { useWrite } from '../write/use-write.ts';
import { WriteNote } from '../write/write-note.tsx';
import { useBranchLanguages } from '../content/use-branch-languages.ts';

interface Props {
  item: EditedItem;
  onChanged(): void;
}

/** Writes fields of a place, overwriting concurrent changes. */
function useFields({ id, version }: EditedItem) {
  const { boot, auth } = useDashboard();
  return (fields: Omit<ItemUpdate, 'version'>, since = version) =>
    callApi(boot, 'PUT /items/{id}', { path: { id }, body: { version: since, ...fields }, auth });
}

/** Notes that the place is in the trash, with a button that restores it. */
export function BinnedNote({ item, isReadOnly, onChanged }: Props & { isReadOnly: boolean }) {
  const t = useMessages(mergeMessages);
  const { language } = useDashboard();
  const timeZone = useBranchZone(item.branchShortId);
  const write = useUndoableWrite(onChanged);
  const save = useFields(item);
  if (!item.dateBinned) return write.state === 'idle' ? null : <UndoNote write={write} />;
  return (
    <section
      aria-label={t.moveToTrash}
      className="flex flex-wrap items-center gap-3 rounded-card bg-sunken p-3 text-sm ring-1 ring-line"
    >
      <Icon name="trash" size={18} />
      <p className="min-w-0 flex-1">{t.binned({ day: formatDate(item.dateBinned, language, timeZone) })}</p>
      {!isReadOnly && (
        <Button
          size="small"
          icon="refresh"
          busy={write.state === 'busy'}
          onClick={() =>
            void write.run(
              () => save({ isBinned: false }),
              t.wasTakenOut,
              () => save({ isBinned: true }, item.version + 1),
            )
          }
        >
          {t.takeOut}
        </Button>
      )}
      <UndoNote write={write} />
    </section>
  );
}

/** Copies the place, merges it with a duplicate, or moves it to the trash. */
export function PlaceTools({ item, onChanged }: Props) {
  const t = useMessages(mergeMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth } = useDashboard();
  const navigate = useNavigate();
  const write = useUndoableWrite(onChanged);
  const copying = useWrite();
  const save = useFields(item);
  const setOriginal = (isDuplicateOf: string | null, done: string) =>
    write.run(
      () => save({ isDuplicateOf }),
      done,
      () => save({ isDuplicateOf: item.isDuplicateOf }, item.version + 1),
    );
  const copy = () =>
    copying.run(async () => {
      const { id } = await callApi(boot, 'POST /items/{id}/copies/', {
        path: { id: item.id },
        body: { title: t.copyOf({ title: item.title || common.untitled }).slice(0, 200) },
        auth,
      });
      void navigate(dashboardRoutes.place.to(id));
    });
  return (
    <section aria-label={t.tools} className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4">
      {item.isDuplicateOf ? (
        <Original id={item.isDuplicateOf} item={item} onRemove={() => void setOriginal(null, t.isOwn)} />
      ) : (
        <PlaceField
          label={t.findOriginal}
          hint={t.findHint}
          owner={item.branchShortId}
          except={new Set([item.id])}
          onChoose={({ id, title }) => void setOriginal(id, t.isDuplicate({ title: title || common.untitled }))}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon="copy" busy={copying.state === 'busy'} onClick={() => void copy()}>
          {t.copy}
        </Button>
        {!item.dateBinned && (
          <Button
            size="small"
            kind="danger"
            icon="trash"
            onClick={() =>
              void write.run(
                () => save({ isBinned: true }),
                t.wasBinned,
                () => save({ isBinned: false }, item.version + 1),
              )
            }
          >
            {t.moveToTrash}
          </Button>
        )}
      </div>
      <UndoNote write={write} />
      {copying.state === 'failed' && <WriteNote write={copying} />}
    </section>
  );
}

function Original({ id, item, onRemove }: { id: string; item: EditedItem; onRemove(): void }) {
  const t = useMessages(mergeMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth } = useDashboard();
  const { data: original } = useDashboardItem(boot, auth, id);
  const languageOf = useBranchLanguages();
  return (
    <div className="grid gap-2 text-sm">
      <p>
        <span className="text-ink-soft">{t.duplicateOf}</span>{' '}
        <Link
          to={dashboardRoutes.place.to(id)}
          lang={languageOf(original?.branchShortId)}
          className="font-medium break-words"
        >
          {original?.title || common.untitled}
        </Link>
      </p>
      <div className="flex flex-wrap gap-2">
        <Link to={dashboardRoutes.mergePlaces.to(id, item.id)} className={buttonClass('secondary', 'small')}>
          {t.compare}
        </Link>
        <Button size="small" kind="quiet" onClick={onRemove}>
          {t.noLonger}
        </Button>
      </div>
    </div>
  );
}
