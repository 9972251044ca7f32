import { Suspense, useState, type FormEvent } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link, useNavigate } from '@umkreis/federation/router.ts';
import { dashboardMessages } from '../../messages/dashboard.ts';
import { editorMessages } from '../../messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { startCamera } from '@umkreis/map-core/guide-style/start-camera.ts';
import { Button, buttonClass } from '@umkreis/ui/button.tsx';
import { Card } from '@umkreis/ui/card.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { ChoiceField } from '../../choice/choice-field.tsx';
import { ChosenChips } from '../../choice/chosen-chips.tsx';
import type { Choice } from '../../choice/matching-choices.ts';
import { useCategoryChoices } from '../../choice/use-category-choices.tsx';
import { useTagChoices } from '../../choice/use-tag-choices.ts';
import { useDashboard } from '../../shared/dashboard-context.tsx';
import { Page } from '../../layout/page.tsx';
import { SelectField } from '../../shared/select-field.tsx';
import { useFirstFocus } from '../../shared/use-first-focus.ts';
import { useWrite } from '../../write/use-write.ts';
import { WriteNote } from '../../write/write-note.tsx';
import { AddressSearch } from '../address-search.tsx';
import { addressColumns, addressFields, addressGrid } from '../address-field.tsx';
import { PinMap } from '../place-where.tsx';
import { newItemOf } from './new-item-of.ts';
import { useNewPlaceDraft } from './new-place-draft.ts';

/** Creates a place with its essential data in one request, and opens it. */
export function NewPlaceScreen() {
  const t = useMessages(editorMessages);
  const common = useMessages(dashboardMessages);
  const { boot, auth, me } = useDashboard();
  const navigate = useNavigate();
  const { data: branches } = useRead(apiUrl(boot, 'GET /branches/'));
  const categories = useCategoryChoices();
  const tags = useTagChoices();
  const write = useWrite();
  const form = useFirstFocus<HTMLFormElement>();
  const { draft, isEmpty, set, clear } = useNewPlaceDraft();
  const [isSubmitted, setSubmitted] = useState(false);

  const own = branches?.filter(({ shortId }) => me.branchShortIds.includes(shortId)) ?? [];
  const branchId = draft.branch ?? (own.length === 1 ? own[0]!.shortId : null) ?? boot.branch?.shortId ?? null;
  const branch = own.find(({ shortId }) => shortId === branchId);
  const errors = {
    branch: isSubmitted && !branch ? t.mapMissing : null,
    title: isSubmitted && !draft.title.trim() ? t.titleMissing : null,
    position: isSubmitted && !draft.at ? t.positionMissing : null,
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const body = branch && newItemOf({ ...draft, branch: branch.shortId });
    if (!body) {
      // The first invalid field is only marked after the next render.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    await write.run(async () => {
      const { id } = await callApi(boot, 'POST /items', { body, auth });
      clear();
      void navigate(dashboardRoutes.place.to(id));
    });
  };
  const chosen = (choices: readonly Choice[], ids: readonly string[]) =>
    ids.flatMap((id) => choices.find((choice) => choice.id === id) ?? []);

  return (
    <Page
      title={t.newPlace}
      action={
        <Link to={dashboardRoutes.places.to()} className={buttonClass('quiet')}>
          <Icon name="back" size={18} />
          {common.back}
        </Link>
      }
    >
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Card className="grid gap-4 p-4">
            <h2 className="text-base font-title">{t.basics}</h2>
            {own.length > 1 && (
              <SelectField
                label={t.whichMap}
                error={errors.branch}
                value={branch ? String(branch.shortId) : ''}
                onChange={(value) => set({ branch: value ? Number(value) : null, at: null })}
              >
                <option value="">{t.chooseMap}</option>
                {own.map(({ shortId, title }) => (
                  <option key={shortId} value={shortId}>
                    {title}
                  </option>
                ))}
              </SelectField>
            )}
            <TextField
              label={t.title}
              lang="de"
              required
              maxLength={200}
              value={draft.title}
              error={errors.title}
              onChange={(event) => set({ title: event.target.value })}
            />
            <ChosenChips
              chosen={chosen(categories, draft.categoryIds)}
              onRemove={({ id }) => set({ categoryIds: draft.categoryIds.filter((one) => one !== id) })}
            />
            <ChoiceField
              label={t.addCategory}
              hint={t.categoryHint}
              choices={categories.filter(({ id }) => !draft.categoryIds.includes(id))}
              onChoose={({ id }) => set({ categoryIds: [...draft.categoryIds, id] })}
            />
            <ChosenChips
              chosen={chosen(tags, draft.tagIds)}
              onRemove={({ id }) => set({ tagIds: draft.tagIds.filter((one) => one !== id) })}
            />
            <ChoiceField
              label={t.addTag}
              choices={tags.filter(({ id }) => !draft.tagIds.includes(id))}
              onChoose={({ id }) => set({ tagIds: [...draft.tagIds, id] })}
            />
          </Card>
          <Card className="grid gap-4 p-4">
            <h2 className="text-base font-title">{t.where}</h2>
            <AddressSearch branch={branch} onFound={(at) => set({ at })} />
            <Suspense fallback={<div className="h-52 animate-pulse rounded-card bg-sunken" />}>
              {branches && (
                <PinMap
                  key={branch?.shortId ?? 0}
                  boot={{ ...boot, branch: branch ?? null }}
                  at={draft.at ?? centreOf(branch, boot.main)}
                  onChange={(at) => set({ at })}
                />
              )}
            </Suspense>
            {errors.position && (
              <p role="alert" className="text-xs text-danger">
                {errors.position}
              </p>
            )}
            <div className={addressGrid}>
              {addressFields.map((name) => (
                <TextField
                  key={name}
                  className={addressColumns[name]}
                  label={t[name]}
                  value={draft[name]}
                  hint={name === 'city' ? t.cityHint : undefined}
                  maxLength={name === 'street' || name === 'city' ? 100 : 20}
                  onChange={(event) => set({ [name]: event.target.value })}
                />
              ))}
            </div>
          </Card>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="primary" busy={write.state === 'busy'}>
            {t.create}
          </Button>
          {!isEmpty && (
            <Button
              kind="quiet"
              onClick={() => {
                clear();
                setSubmitted(false);
              }}
            >
              {t.discard}
            </Button>
          )}
          <WriteNote write={write} />
        </div>
        <p className="text-sm text-ink-soft">
          {t.createHint} {!isEmpty && t.draftStored}
        </p>
      </form>
    </Page>
  );
}

const centreOf = (branch: Branch | undefined, main: Parameters<typeof startCamera>[0]['main']) =>
  startCamera({ branch: branch ?? null, main }, { width: innerWidth, height: innerHeight }).center;
