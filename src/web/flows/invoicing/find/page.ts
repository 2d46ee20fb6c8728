import { BRAND_ID } from '#domain/network/carrier.ts';
import { formText } from '#text/form.ts';
import { invoicingText } from '#text/invoicing.ts';
import { shownErrors } from '#web/all-errors.ts';
import { actOnPanel } from '#web/invoicing/act-on-panel.ts';
import { panelHead } from '#web/invoicing/panel-page.ts';
import { Shell } from './shell.tsx';
import type { FindData, InvoicingData } from './find-data.ts';
import { findErrors, typedIn } from './look-up.ts';
import { Screen } from './screen.tsx';
import { type Panel, shownPanel } from '#web/invoicing/shown-panel.ts';
import { knownTraveller } from '#web/loyalty/known-traveller.ts';
import { go, type Outcome, type Page, type PageContext, show } from '#web/page.ts';
import { type InvoicingView, postLink, postReservation, postSearchSeries } from '#wire/invoicing.ts';
import { invoicingPath, severalPath } from '#wire/invoicing-paths.ts';
import * as paths from '#wire/page-paths.ts';

const EMPTY: FindData = {
  kind: 'find',
  code: '',
  several: false,
  lastName: '',
  phone: '',
  errors: [],
  series: '',
  folio: '',
  rfc: '',
  seriesErrors: [],
  found: null,
};

/** Invoicing for anyone with a code, a last name and a phone number, or with an issued invoice (M96, M104, M164). */
export const invoicingPage: Page<InvoicingData> = {
  load: async (context) => {
    const code = (context.query.get('code') ?? '').slice(0, 24);
    if (code === '' || context.query.has('find')) {
      const { last_name: lastName = '', cell_phone: phone = '' } = (await knownTraveller(context)) ?? {};
      return show({ ...EMPTY, code, lastName, phone, several: context.query.has('several') });
    }
    const linked = await byLink(context);
    return linked
      ? shownPanel(context, deskOf(context, linked.code), { view: linked })
      : shownPanel(context, deskOf(context, code));
  },
  act: async (context, form) => {
    switch (form.get('do')) {
      case 'find':
        return find(context, form);
      case 'series':
        return search(context, form);
      default:
        // Renews access for a visitor who took long to fill in the form.
        await byLink(context);
        return actOnPanel(context, form, deskOf(context, form.get('code') ?? ''));
    }
  },
  head: (data, site) => {
    if (data.kind === 'desk') return panelHead(data, site);
    const { lang } = site;
    const isWrong = data.errors.length + data.seriesErrors.length > 0;
    return {
      title: isWrong ? `${formText.error[lang]}: ${invoicingText.title[lang]}` : invoicingText.title[lang],
      description: invoicingText.lead[lang],
      ...(data.code || data.found || isWrong ? { noIndex: true } : {}),
    };
  },
  Shell,
  Screen,
};

const deskOf = ({ lang }: PageContext, code: string): Panel => ({
  place: 'alone',
  code,
  here: invoicingPath(lang, code),
  back: null,
  away: go(`${paths.invoicing[lang]}?${new URLSearchParams({ code, find: '1' })}`, [
    { name: 'notice', value: 'prove-to-invoice' },
  ]),
});

/** Ignores anything a mail program appended to the link. */
const TOKEN = /^[\w-]+/;

/** Access by the link in an e-mail about the invoice; undefined without a valid link. */
async function byLink({ query, call }: PageContext): Promise<InvoicingView | undefined> {
  const [token] = TOKEN.exec(query.get('t') ?? '') ?? [];
  if (token === undefined) return undefined;
  const opened = await call(postLink, { body: { token } });
  return opened.ok ? opened.data : undefined;
}

async function find({ call, lang }: PageContext, form: URLSearchParams): Promise<Outcome<InvoicingData>> {
  const typed = typedIn(form);
  const found = await call(postReservation, { body: { ...typed, brand_id: BRAND_ID } });
  const several = form.has('several');
  if (found.ok) return go((several ? severalPath : invoicingPath)(lang, found.data.code));
  const { code, last_name: lastName, phone } = typed;
  return refused({ ...EMPTY, code, several, lastName, phone, errors: findErrors(found.errors, lang) });
}

/** Responds without a redirect: an RFC must not appear in a URL. */
async function search({ call, lang }: PageContext, form: URLSearchParams): Promise<Outcome<InvoicingData>> {
  const text = (name: string) => (form.get(name) ?? '').trim().slice(0, 40);
  const typed = { series: text('series').slice(0, 25), folio: text('folio'), rfc: text('rfc') };
  const found = await call(postSearchSeries, { body: typed });
  if (found.ok) return show<InvoicingData>({ ...EMPTY, ...typed, found: found.data.invoices });
  return refused({ ...EMPTY, ...typed, seriesErrors: shownErrors(found.errors, lang) });
}

const refused = (data: FindData): Outcome<InvoicingData> => ({ kind: 'show', status: 422, data });
