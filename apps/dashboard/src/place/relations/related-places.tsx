import { useState } from 'react';
import { callApi } from '@umkreis/api-client/call-api.ts';
import type { Body } from '@umkreis/api-client/api-operation.ts';
import type { Item, RelatedItem } from '@umkreis/contract/item.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { useContentLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { relationsMessages } from '../messages/relations.ts';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { PlaceField } from '../../choice/place-field.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { useUndoableWrite } from '../../write/use-undoable-write.ts';
import { UndoNote } from '../../write/undo-note.tsx';

interface Props {
  item: Item;
  /** Whether to list the parents or the children. */
  side: 'parents' | 'children';
  isReadOnly: boolean;
  onChanged(): void;
}

type Relation = Body<'POST /items/items/'>;

const kinds = [1, 2, 3, 4];

/** The parents or the children of a place. */
export function RelatedPlaces({ item, side, isReadOnly, onChanged }: Props) {
  const t = useMessages(relationsMessages);
  const { untitled } = useMessages(dashboardMessages);
  const { boot, auth } = useDashboard();
  const contentLanguage = useContentLanguage();
  const [kind, setKind] = useState(item.type === 'exhibition' ? 3 : 1);
  const write = useUndoableWrite(onChanged);
  const isParents = side === 'parents';
  const others: readonly RelatedItem[] = isParents ? item.itemParents : item.itemChildren;
  const relationTo = (id: string, relationshipId: number): Relation =>
    isParents
      ? { itemParentId: id, itemChildId: item.id, relationshipId }
      : { itemParentId: item.id, itemChildId: id, relationshipId };
  const change = (relation: Relation, name: string, isAdded: boolean) => {
    const add = () => callApi(boot, 'POST /items/items/', { body: relation, auth });
    const remove = () =>
      callApi(boot, 'DELETE /items/items/{itemParentId}/{itemChildId}/{relationshipId}', { path: relation, auth });
    return isAdded ? write.run(add, t.added({ name }), remove) : write.run(remove, t.removed({ name }), add);
  };
  return (
    <section aria-label={isParents ? t.parents : t.children} className="grid content-start gap-2">
      <h3 className="text-sm font-semibold">{isParents ? t.parents : t.children}</h3>
      {others.length === 0 && <p className="text-sm text-ink-soft">{isParents ? t.noParents : t.noChildren}</p>}
      <ul>
        {others.map((other) => {
          const name = other.title || untitled;
          return (
            <li
              key={`${other.id} ${other.relationshipId}`}
              className="flex min-h-11 items-center gap-2 border-t border-line first:border-0"
            >
              <Link
                to={dashboardRoutes.place.to(other.id)}
                lang={contentLanguage}
                className="min-w-0 text-sm font-medium break-words"
              >
                {name}
              </Link>
              <span className="ml-auto shrink-0 text-xs text-ink-soft">{t.kind({ id: other.relationshipId })}</span>
              {!isReadOnly && (
                <IconButton
                  icon="close"
                  label={t.remove({ name })}
                  onClick={() => void change(relationTo(other.id, other.relationshipId), name, false)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {!isReadOnly && (
        <div className="grid items-start gap-2 sm:grid-cols-[minmax(0,1fr)_9rem]">
          <PlaceField
            label={isParents ? t.addParent : t.addChild}
            owner={item.branchShortId}
            except={new Set([item.id, ...others.filter((one) => one.relationshipId === kind).map(({ id }) => id)])}
            onChoose={(place) => void change(relationTo(place.id, kind), place.title || untitled, true)}
          />
          <SelectField label={t.relationship} value={String(kind)} onChange={(value) => setKind(Number(value))}>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {t.kind({ id: one })}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <UndoNote write={write} />
    </section>
  );
}
