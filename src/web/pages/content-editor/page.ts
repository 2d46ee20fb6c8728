import { isAddressed, type NewKind, NEW_KINDS } from '#domain/content/editing.ts';
import { formText } from '#text/form.ts';
import { ADDRESS_HINTS, type EditingDone, editingText, NEW_NAMES } from '#text/pages/editing.ts';
import { shownErrors } from '#web/all-errors.ts';
import { editPath, newPath } from '#web/content/editor-paths.ts';
import { forEditors, isSignedOut } from '#web/content/for-editors.ts';
import { operatorSignIn } from '#web/operators/sign-in-address.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import type { ContentEditorData } from '#web/pages/content-editor/content-editor-data.ts';
import {
  arranged,
  documentIn,
  EMPTY_DOCUMENT,
  isSameDocument,
  type TypedDocument,
} from '#web/pages/content-editor/document-form.ts';
import { openText } from '#web/pages/content-editor/open-text.ts';
import { Screen } from '#web/pages/content-editor/screen.tsx';
import {
  getContentFigures,
  getEditedContent,
  postContentDraft,
  postContentPublication,
  postContentRestore,
  postContentWithdrawal,
} from '#wire/editing.ts';
import * as paths from '#wire/page-paths.ts';

/** A text in both languages: edit, preview, publish or schedule, withdraw; for editors. A plain form. */
export const contentEditorPage: Page<ContentEditorData> = {
  load: (context) => draw(context, { errors: [] }),

  async act(context, form) {
    const act = form.get('do') ?? '';
    if (act === 'withdraw' || act === 'restore') return goBack(context, form, act);
    const document = documentIn(form);
    const moved = arranged(document, form);
    if (moved) return draw(context, { document: moved.document, errors: [] });
    return keep(context, form, document);
  },

  head: ({ errors, kind, opened }, { lang }) => {
    const name = opened?.title ?? (isNew(kind) ? NEW_NAMES[kind][lang] : editingText.title[lang]);
    return {
      title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${name} · ${editingText.title[lang]}`,
      description: editingText.description[lang],
      noIndex: true,
    };
  },
  Screen,
};

const isNew = (kind: string): kind is NewKind => (NEW_KINDS as readonly string[]).includes(kind);

/** The kind and the address of something new. */
const begunIn = (kind: string, form: URLSearchParams): { readonly kind?: NewKind; readonly address?: string } =>
  isNew(kind) ? { kind, ...(isAddressed(kind) ? { address: form.get('address')?.trim() ?? '' } : {}) } : {};

const named = ({ query, form }: PageContext, name: string): string => form?.get(name) ?? query.get(name) ?? '';

/** Saves the input, and publishes it if requested. */
async function keep(
  context: PageContext,
  form: URLSearchParams,
  document: TypedDocument,
): Promise<Outcome<ContentEditorData>> {
  const { call, lang } = context;
  const [slug, kind] = [named(context, 'slug'), named(context, 'kind')];
  const seen = Number(form.get('seen')) || 0;
  const kept = slug === '' ? undefined : await call(getEditedContent, { query: { slug } });
  // A form resubmitted after a lost response finds its own text already stored.
  const isKept = kept?.ok && kept.data.seen > 0 && isSameDocument(kept.data.document, document);
  const saved = isKept
    ? ({ ok: true, data: { slug, revision: kept.data.seen } } as const)
    : await call(postContentDraft, {
        body: { ...(slug === '' ? begunIn(kind, form) : { slug }), seen, document },
      });
  if (!saved.ok) return draw(context, { document, seen, errors: saved.errors });
  if (form.get('do') !== 'publish') return go(editPath(saved.data.slug, lang, 'saved'));
  const [from, until] = [form.get('from')?.trim() ?? '', form.get('until')?.trim() ?? ''];
  const body = { ...saved.data, ...(from === '' ? {} : { from }), ...(until === '' ? {} : { until }) };
  const published = await call(postContentPublication, { body });
  if (published.ok) return go(editPath(saved.data.slug, lang, from === '' ? 'published' : 'scheduled'));
  return draw(context, { slug: saved.data.slug, document, seen: saved.data.revision, errors: published.errors });
}

/** Withdraws a publication, or makes a former revision the draft again. */
async function goBack(
  context: PageContext,
  form: URLSearchParams,
  act: 'withdraw' | 'restore',
): Promise<Outcome<ContentEditorData>> {
  const { call, lang } = context;
  const slug = named(context, 'slug');
  const number = (name: string) => Number(form.get(name)) || 0;
  const answer =
    act === 'withdraw'
      ? await call(postContentWithdrawal, { body: { publication: number('publication') } })
      : await call(postContentRestore, { body: { slug, revision: number('revision'), seen: number('seen') } });
  return answer.ok
    ? go(editPath(slug, lang, act === 'withdraw' ? 'withdrawn' : 'restored'))
    : draw(context, { errors: answer.errors });
}

interface Typed {
  /** The submitted document; undefined if the form was not about the text. */
  readonly document?: TypedDocument;
  readonly seen?: number;
  readonly slug?: string;
  readonly errors: FormErrors;
}

async function draw(context: PageContext, typed: Typed): Promise<Outcome<ContentEditorData>> {
  const { call, lang, query, form } = context;
  const [slug, kind] = [typed.slug ?? named(context, 'slug'), named(context, 'kind')];
  const [figures, found] = await Promise.all([
    call(getContentFigures),
    slug === '' ? undefined : call(getEditedContent, { query: { slug } }),
  ]);
  const refused = !figures.ok ? figures : found && !found.ok ? found : undefined;
  const isTyped = typed.document !== undefined;
  const here = slug === '' && isNew(kind) ? newPath(kind, lang) : editPath(slug, lang);
  // If the shift ended while the editor was writing, the input is kept and they sign in in another tab.
  if (refused && !(isTyped && isSignedOut(refused))) return forEditors(refused, here, lang);
  const opened = found?.ok ? found.data : null;
  const text = opened && openText(opened, { lang, now: context.now, figures: figures.ok ? figures.data.figures : [] });
  if (!opened && !isNew(kind) && !isTyped) return go(paths.content[lang]);
  const isChanged = typed.errors.some(({ code }) => code === 'content_changed');
  const errors = [...typed.errors, ...(refused && typed.errors.length === 0 ? refused.errors : [])];
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      kind: opened?.kind ?? (isNew(kind) ? kind : 'page'),
      address:
        !opened && isNew(kind) && isAddressed(kind)
          ? { typed: form?.get('address') ?? '', hint: ADDRESS_HINTS[kind][lang] }
          : null,
      opened: text,
      document: typed.document ?? opened?.document ?? EMPTY_DOCUMENT,
      // An editor who was shown another revision and saves again overrides it; the other one stays in the history.
      seen: isChanged
        ? (opened?.seen ?? 0)
        : (typed.seen ?? (isTyped ? Number(form?.get('seen')) || 0 : (opened?.seen ?? 0))),
      from: form?.get('from') ?? '',
      until: form?.get('until') ?? '',
      figures: figures.ok ? figures.data.figures : [],
      targets: figures.ok ? figures.data.targets : [],
      done: form ? null : doneIn(query),
      errors: shownErrors(errors.map(atField), lang),
      theirs: (isChanged && text?.revisions[0]?.preview) || null,
      signIn: refused ? operatorSignIn(paths.operation[lang], lang) : null,
    },
  };
}

/** The API names the field `document.title.es`; the form names it `title.es`. */
const atField = (error: FormErrors[number]): FormErrors[number] => {
  const field = error.field?.replace(/^document\./, '');
  return field === undefined || field === 'seen' ? { ...error, field: undefined } : { ...error, field };
};

const doneIn = (query: URLSearchParams): EditingDone | null => {
  const done = query.get('done') ?? '';
  return Object.hasOwn(editingText.done, done) ? (done as EditingDone) : null;
};
