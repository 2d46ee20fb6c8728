import type { Reservations } from '#app/booking/ports.ts';
import { tripFacts } from '#app/booking/read-reservation.ts';
import type { FactsDeps } from '#app/booking/reservation-facts.ts';
import { findJointly } from '#app/invoicing/find-jointly.ts';
import { findToInvoice, type ToInvoice } from '#app/invoicing/find-to-invoice.ts';
import type { InvoiceTokens } from '#app/invoicing/invoice-links.ts';
import type { InvoicingDeps } from '#app/invoicing/invoicing-deps.ts';
import { saveInvoiceRequest } from '#app/invoicing/save-invoice-request.ts';
import { proveToInvoice } from '#app/invoicing/look-up-to-invoice.ts';
import { forgetProfile, saveProfile, listProfiles } from '#app/invoicing/profiles.ts';
import { type OpenByLinkDeps, openByLink } from '#app/invoicing/open-by-link.ts';
import { replaceInvoice } from '#app/invoicing/replace-invoice.ts';
import { requestJointly } from '#app/invoicing/request-jointly.ts';
import { requestInvoice } from '#app/invoicing/request-invoice.ts';
import { resendInvoice } from '#app/invoicing/resend-invoice.ts';
import { searchSeries } from '#app/invoicing/search-series.ts';
import { withFiscalForm, withFormOfSeen } from '#app/invoicing/with-fiscal-form.ts';
import type { NewOrders } from '#app/orders/ports.ts';
import type { LookUpDeps } from '#app/access/look-up.ts';
import type { Faults } from '#domain/errors.ts';
import type { Issuer } from '#domain/invoicing/cfdi.ts';
import { brandFault } from '#http/carrier-faults.ts';
import { answerToInvoice } from '#http/format/invoicing-answer.ts';
import { fiscalInput, foundInvoiceView, openedView, profileView, requestedView } from '#http/format/invoicing-view.ts';
import { jointView } from '#http/format/joint-view.ts';
import { type Handler, type HandlerRequest, handler } from '#http/handler.ts';
import { countedCaller } from '#http/limits/address-key.ts';
import { partnersOf } from '#http/orders/partners.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { invoicingText } from '#text/invoicing.ts';
import * as wire from '#wire/invoicing.ts';
import { invoiceFilePath } from '#wire/link-paths.ts';
import { postGenerate, postGenerateJointly, postReplace, postResend } from '#wire/new-invoicing.ts';
import type { BodyOf, QueryOf } from '#wire/route.ts';

export interface InvoicingHandlerDeps extends InvoicingDeps, FactsDeps, LookUpDeps {
  readonly lookUps: LookUpDeps['lookUps'];
  /** The issuer of the invoices; undefined when the carrier's tax data are not configured. */
  readonly issuer: Issuer | undefined;
  readonly tokens: Pick<InvoiceTokens, 'sign'>;
  readonly links: OpenByLinkDeps['links'];
  readonly orders: OpenByLinkDeps['orders'];
  readonly reservations: Pick<Reservations, 'byId'>;
  readonly newOrders: Pick<NewOrders, 'items'>;
}

/** The calls of invoicing: finding what was paid, requesting its invoice, and getting it again. */
export function invoicingHandlers(deps: InvoicingHandlerDeps): readonly Handler[] {
  const { zone } = deps.terms;
  const factsOf = tripFacts(deps);
  const find = findToInvoice(deps);
  const prove = proveToInvoice(deps);
  const several = findJointly(deps);
  const open = openByLink(deps);
  const search = searchSeries({ ...deps, filePath: invoiceFilePath });
  const keepRequest = withFiscalForm(deps, saveInvoiceRequest(deps));
  const keepProfile = withFiscalForm(deps, saveProfile(deps));
  const request = withFormOfSeen(deps, requestInvoice(deps));
  const replace = withFormOfSeen(deps, replaceInvoice(deps));
  const jointly = withFormOfSeen(deps, requestJointly(deps));
  const forget = forgetProfile(deps);
  const resend = resendInvoice(deps);

  const shown = (found: Result<ToInvoice, Faults>, { caller, now }: Asked) =>
    answerToInvoice(found, factsOf, {
      sessionHash: caller.sessionHash,
      now,
      zone,
      partnersOf: (order) => partnersOf(deps, order),
    });
  const proved = async (typed: Proof, { caller, now }: Asked) => {
    const wrong = brandFault(typed.brand_id ?? '');
    return shown(wrong ? fail([wrong]) : await prove(proofOf(typed), countedCaller(caller), now), { caller, now });
  };

  return [
    handler(wire.getSeveral, async ({ query, caller, now }) => {
      const found = await several(query, caller, now);
      if (!found.ok) return found;
      const { stops } = await deps.timetable.current();
      return ok(jointView(found.value, { now, zone, stops: [...stops.values()] }));
    }),
    handler(wire.getReservation, async ({ query, caller, now }) => {
      if (query.last_name !== undefined || query.phone !== undefined) return proved(query, { caller, now });
      const withIssuer = query.business_name_info === 'true';
      return shown(await find({ code: query.code, withIssuer }, caller, now), { caller, now });
    }),
    handler(wire.postReservation, ({ body, caller, now }) => proved(body, { caller, now })),
    handler(wire.postLink, async ({ body, caller, now }) => {
      const opened = await open(body, caller, now);
      if (!opened.ok) return opened;
      const found = await shown(await find(opened.value, caller, now), { caller, now });
      return found.ok ? ok(openedView(found.value, opened.value.request)) : found;
    }),
    handler(wire.postSearchSeries, async ({ body, now }) => {
      const found = await search(body, now);
      return found.ok ? ok({ invoices: found.value.map((one) => foundInvoiceView(one, zone)) }) : found;
    }),
    handler(wire.postInvoiceRequest, async ({ body: { code, automatic, ...form }, caller, now }) => {
      const kept = await keepRequest({ asked: { code, automatic }, form: fiscalInput(form) }, caller, now);
      return kept.ok ? ok({ kept: true }) : kept;
    }),
    handler(wire.getProfiles, async ({ caller, now }) => {
      const kept = await listProfiles(deps)(caller, now);
      return kept.ok ? ok({ profiles: kept.value.map(profileView) }) : kept;
    }),
    handler(wire.postProfile, async ({ body: { profile_id: profileId, ...form }, caller, now }) => {
      const kept = await keepProfile({ asked: { profileId }, form: fiscalInput(form) }, caller, now);
      return kept.ok ? ok(profileView(kept.value)) : kept;
    }),
    handler(wire.postForgetProfile, async ({ body, caller, now }) => {
      const forgotten = await forget({ profileId: body.profile_id }, caller, now);
      return forgotten.ok ? ok({}) : forgotten;
    }),
    handler(postGenerate, async ({ params, body: { payments, save, lang: chosen, ...form }, caller, now, lang }) => {
      const asked = { code: params['code'] ?? '', payments, save, lang: chosen };
      const requested = await request({ asked, form: fiscalInput(form) }, caller, now);
      return requested.ok ? ok(requestedView(requested.value, { zone, lang })) : requested;
    }),
    handler(postGenerateJointly, async ({ body: { reservations, save, lang: chosen, ...form }, caller, now, lang }) => {
      const asked = { reservations, save, lang: chosen };
      const requested = await jointly({ asked, form: fiscalInput(form) }, caller, now);
      return requested.ok ? ok(requestedView(requested.value, { zone, lang })) : requested;
    }),
    handler(
      postReplace,
      async ({ params, body: { invoice_id: invoiceId, lang: chosen, ...form }, caller, now, lang }) => {
        const asked = { code: params['code'] ?? '', invoiceId, lang: chosen };
        const requested = await replace({ asked, form: fiscalInput(form) }, caller, now);
        return requested.ok ? ok(requestedView(requested.value, { zone, lang })) : requested;
      },
    ),
    handler(postResend, async ({ params, body: { payments, email }, caller, lang }) => {
      const sent = await resend({ code: params['code'] ?? '', payments, email }, caller);
      return sent.ok ? ok({ message: invoicingText.resent[lang] }) : sent;
    }),
  ];
}

type Asked = Pick<HandlerRequest, 'caller' | 'now'>;

/** A look-up as sent, in the query or in the body. */
type Proof = BodyOf<typeof wire.postReservation> | QueryOf<typeof wire.getReservation>;

const proofOf = ({ code, last_name: lastName = '', phone = '', ...rest }: Proof) => ({
  code,
  lastName,
  phone,
  captcha: 'captcha' in rest ? rest.captcha : undefined,
  withIssuer: 'business_name_info' in rest && rest.business_name_info === 'true',
});
