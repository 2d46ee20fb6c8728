import { formText } from '#text/form.ts';
import { internetText as say } from '#text/internet/page.ts';
import { shownErrors } from '#web/all-errors.ts';
import { knownTraveller } from '#web/loyalty/known-traveller.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext, show } from '#web/page.ts';
import type { InternetData, Typed } from '#web/pages/internet/internet-data.ts';
import { Screen } from '#web/pages/internet/screen.tsx';
import { getInternetPackages, postInternetConfirm, postInternetPayment } from '#wire/internet/calls.ts';

const SERVER_FAULTS = 500;

/** Internet on board (M56): bought with a seat or a folio, with the access code shown once paid. Plain forms. */
export const internetPage: Page<InternetData> = {
  load: async (context) => {
    const code = context.query.get('order');
    if (code === null) return show(await formOf(context, { typed: await knownTo(context) }));
    const found = await context.call(postInternetConfirm, { body: { order: code } });
    if (found.ok) return show({ kind: 'order', order: found.data });
    if (found.status >= SERVER_FAULTS) return { kind: 'show', status: 503, data: { kind: 'away', code } };
    return { kind: 'show', status: 404, data: await formOf(context, { typed: {}, isUnknown: true }) };
  },

  act: async (context, form) => {
    const { call, lang } = context;
    const typed = typedIn(form);
    const key = form.get('key') || crypto.randomUUID();
    const bought = await call(postInternetPayment, {
      body: {
        package_id: typed.package_id ?? '',
        ticket_id: typed.ticket_id ?? '',
        last_name: typed.last_name ?? '',
        contact: { email: typed['contact.email'] ?? '' },
        lang,
        idempotency_key: key,
      },
    });
    return bought.ok ? go(bought.data.redirect) : again(context, { typed, key, errors: bought.errors });
  },

  head: (data, { lang }) => {
    const title = data.kind === 'order' ? say.states[data.order.state].title : say.title;
    const isWrong = data.kind === 'form' && data.errors.length > 0;
    return {
      title: `${isWrong ? `${formText.error[lang]}: ` : ''}${title[lang]}`,
      description: say.lead[lang],
      noIndex: data.kind !== 'form' || data.isUnknown,
    };
  },
  Screen,
};

/** A link from a ticket prefills its folio, and an account what it knows of its traveller. */
async function knownTo(context: PageContext): Promise<Typed> {
  const { last_name = '', email = '' } = (await knownTraveller(context)) ?? {};
  return { ticket_id: context.query.get('ticket') ?? '', last_name, 'contact.email': email };
}

const FIELDS = ['package_id', 'ticket_id', 'last_name', 'contact.email'] as const;

/** The API reports input that is too long for its field. */
const typedIn = (form: URLSearchParams): Typed =>
  Object.fromEntries(FIELDS.map((name) => [name, (form.get(name) ?? '').slice(0, 300)]));

interface Sent {
  readonly typed: Typed;
  readonly key?: string;
  readonly isUnknown?: boolean;
  readonly errors?: FormErrors;
}

async function formOf(
  { call, lang }: Pick<PageContext, 'call' | 'lang'>,
  { typed, key = crypto.randomUUID(), isUnknown = false, errors = [] }: Sent,
): Promise<InternetData> {
  const listed = await call(getInternetPackages, { query: {} });
  const packages = listed.ok ? listed.data.packages : [];
  return { kind: 'form', packages, key, typed, isUnknown, errors: shownErrors(errors, lang) };
}

/** With a new key: a corrected form is a new order. */
const again = async (context: PageContext, { typed, errors }: Sent): Promise<Outcome<InternetData>> => ({
  kind: 'show',
  status: 422,
  data: await formOf(context, { typed, errors: errors ?? [] }),
});
