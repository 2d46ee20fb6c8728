import { formText } from '#text/form.ts';
import { alertsText } from '#text/pages/alerts.ts';
import { shownErrors } from '#web/all-errors.ts';
import { notYourRole } from '#web/operators/not-your-role.ts';
import { operatorSignIn } from '#web/operators/sign-in-address.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import type { AlertsData, EditedAlert, TypedAlert } from '#web/pages/alerts/alerts-data.ts';
import { Screen } from '#web/pages/alerts/screen.tsx';
import { BLANK, typedIn, typedOf } from '#web/pages/alerts/typed-alert.ts';
import { namesNothing } from '#web/unknown-path.ts';
import {
  getOperatorAlert,
  getOperatorAlerts,
  postAlert,
  postEndAlert,
  postPublishAlert,
  type StoredAlertView,
} from '#wire/alerts.ts';
import * as paths from '#wire/page-paths.ts';

const FORBIDDEN = 403;
const AWAY = 503;

/** Service alerts for operators: the list, or one to write, publish or end. Plain forms. */
export const alertsPage: Page<AlertsData> = {
  load: (context) => shown(context, { id: context.query.get('id') }),

  async act(context, form) {
    const id = form.get('id') || null;
    const revision = Number(form.get('revision') ?? 0) || 0;
    return form.get('do') === 'end' ? ended(context, id, revision) : written(context, form, { id, revision });
  },

  head: ({ errors }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${alertsText.title[lang]}`,
    description: alertsText.description[lang],
    noIndex: true,
  }),
  Screen,
};

type Seen = { readonly id: string | null; readonly revision: number };

/** Saves the input, and publishes it if requested. Refused input is shown again as typed. */
async function written(context: PageContext, form: URLSearchParams, seen: Seen): Promise<Outcome<AlertsData>> {
  const { call } = context;
  const typed = typedIn(form);
  const notify = form.has('notify');
  const body = { ...typed, routes: [...typed.routes], stops: [...typed.stops] };
  const saved = await call(postAlert, { body: { ...body, revision: seen.revision, ...(seen.id && { id: seen.id }) } });
  if (!saved.ok && saved.status === AWAY) return { kind: 'again', errors: saved.errors };
  if (!saved.ok) return shown(context, { id: seen.id ?? NEW, typed, notify, errors: saved.errors });
  const { id, revision } = saved.data;
  if (form.get('do') !== 'publish') return go(addressOf(context, { id, done: 'saved' }));
  const published = await call(postPublishAlert, { body: { id, revision, notify } });
  if (!published.ok) return shown(context, { id, notify, errors: published.errors });
  return go(addressOf(context, { id, done: 'published', notified: String(published.data.notified) }));
}

async function ended(context: PageContext, id: string | null, revision: number): Promise<Outcome<AlertsData>> {
  const done = await context.call(postEndAlert, { body: { id: id ?? '', revision } });
  return done.ok ? go(addressOf(context, { done: 'ended' })) : shown(context, { id, errors: done.errors });
}

const NEW = 'new';

const addressOf = ({ lang }: PageContext, query: Readonly<Record<string, string>>): string =>
  `${paths.operationAlerts[lang]}?${new URLSearchParams(query)}`;

interface Asked {
  /** `new`, or an alert's id; null for the list. */
  readonly id: string | null;
  readonly typed?: TypedAlert;
  readonly notify?: boolean;
  readonly errors?: FormErrors;
}

async function shown(context: PageContext, asked: Asked): Promise<Outcome<AlertsData>> {
  const { call, lang } = context;
  const read = await call(getOperatorAlerts);
  if (!read.ok && read.errors.some(({ code }) => code === 'operator_required'))
    return go(operatorSignIn(paths.operationAlerts[lang], lang));
  if (!read.ok && read.status === FORBIDDEN) return notYourRole(lang);
  // Without the routes and stops the form would be of the whole carrier.
  if (!read.ok) return { kind: 'again', errors: read.errors };
  const { alerts, routes, stops } = read.data;
  const known = asked.id && asked.id !== NEW ? await call(getOperatorAlert, { params: { id: asked.id } }) : undefined;
  if (known && !known.ok && !namesNothing(known)) return { kind: 'again', errors: known.errors };
  const stored = known?.ok ? known.data : null;
  const { errors = [] } = asked;
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      alerts,
      edited: editedOf(asked, stored, { routes, stops }),
      done: doneText(context),
      errors: shownErrors(errors, lang),
    },
  };
}

function editedOf(
  { id, typed, notify = false }: Asked,
  stored: StoredAlertView | null,
  named: Pick<EditedAlert, 'routes' | 'stops'>,
): EditedAlert | null {
  if (!stored && !typed && id !== NEW) return null;
  const sent = id === NEW ? null : id;
  return {
    id: stored?.id ?? sent ?? crypto.randomUUID(),
    stored,
    typed: typed ?? (stored ? typedOf(stored) : BLANK),
    notify,
    ...named,
  };
}

function doneText({ query, lang }: PageContext): string | null {
  const done = query.get('done');
  if (done === 'published') return alertsText.published(Number(query.get('notified')) || 0)[lang];
  return done === 'saved' || done === 'ended' ? alertsText[done][lang] : null;
}
