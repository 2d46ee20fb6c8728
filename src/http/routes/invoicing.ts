import { type FactsDeps, reservationFacts } from '#app/booking/reservation-facts.ts';
import { findToInvoice } from '#app/invoicing/find-to-invoice.ts';
import { INVOICE_PROOF_LIFETIME, type InvoiceTokens, invoiceUrls } from '#app/invoicing/invoice-links.ts';
import type { Invoice } from '#app/invoicing/invoice-ports.ts';
import type { InvoiceFile, InvoiceId } from '#app/invoicing/ports.ts';
import type { InvoicingDeps } from '#app/invoicing/invoicing-deps.ts';
import { saveInvoiceRequest } from '#app/invoicing/save-invoice-request.ts';
import { type LookUpToInvoice, lookUpToInvoice } from '#app/invoicing/look-up-to-invoice.ts';
import { forgetProfile, saveProfile, listProfiles } from '#app/invoicing/profiles.ts';
import { type OpenByLinkDeps, openByLink } from '#app/invoicing/open-by-link.ts';
import { replaceInvoice } from '#app/invoicing/replace-invoice.ts';
import { requestInvoice } from '#app/invoicing/request-invoice.ts';
import { resendInvoice } from '#app/invoicing/resend-invoice.ts';
import { searchSeries } from '#app/invoicing/search-series.ts';
import type { LookUpDeps } from '#app/access/look-up.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Issuer } from '#domain/invoicing/cfdi.ts';
import { isStamped } from '#domain/invoicing/invoice-state.ts';
import { checkFiscalForm } from '#domain/invoicing/fiscal-profile.ts';
import { BRAND_ID, isIdentifier } from '#domain/network/carrier.ts';
import { emailFaults } from '#domain/orders/contact-rules.ts';
import { invoiceView, invoicingView, profileView, invoiceRequestView } from '#http/format/invoicing-view.ts';
import { type Handler, type HandlerRequest, handler } from '#http/handler.ts';
import { addressKey } from '#http/limits/address-key.ts';
import { after } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { invoicingText } from '#text/invoicing.ts';
import * as wire from '#wire/invoicing.ts';
import { invoiceFilePath } from '#wire/link-paths.ts';
import { postGenerate, postReplace, postResend } from '#wire/new-invoicing.ts';

export interface InvoicingHandlerDeps extends InvoicingDeps, FactsDeps, LookUpDeps {
  readonly lookUps: LookUpDeps['lookUps'];
  /** Whose invoices they are; undefined where the carrier's tax data are not set up. */
  readonly issuer: Issuer | undefined;
  readonly tokens: Pick<InvoiceTokens, 'sign'>;
  readonly links: OpenByLinkDeps['links'];
  readonly reservations: OpenByLinkDeps['reservations'];
}

type Asked = Pick<HandlerRequest, 'caller' | 'now'>;

/** The calls of invoicing: finding what was paid, asking for its invoice, and having it again. */
export function invoicingHandlers(deps: InvoicingHandlerDeps): readonly Handler[] {
  const factsOf = reservationFacts(deps);
  const read = findToInvoice(deps);
  const prove = lookUpToInvoice(deps);
  const open = openByLink(deps);
  const { zone } = deps.terms;

  const seen = async (
    { code, withIssuer }: { readonly code: string; readonly withIssuer: boolean },
    { caller, now }: Asked,
  ): Promise<Result<wire.InvoicingView, Faults>> => {
    const found = await read({ code }, caller, now);
    if (!found.ok) return found;
    if (withIssuer && !deps.issuer) return fail([fault('brand_not_found', 'business_name_info')]);
    const { origin, destination } = await factsOf(found.value.reservation);
    const issuer = withIssuer ? deps.issuer : undefined;
    return ok(invoicingView(found.value, { sessionHash: caller.sessionHash, now, zone, origin, destination, issuer }));
  };

  const proved = async (
    {
      brand,
      withIssuer,
      ...input
    }: LookUpToInvoice & { readonly brand: string | number; readonly withIssuer: boolean },
    { caller, now }: Asked,
  ) => {
    const wrong = brandFault(brand);
    if (wrong) return fail<Faults>([wrong]);
    const level = await prove(input, { ...caller, address: addressKey(caller.address) }, now);
    return level.ok ? seen({ code: input.code, withIssuer }, { caller, now }) : level;
  };

  const checked = (form: wire.FiscalForm) => {
    const { cp: postalCode, regimen_fiscal: regime, uso_cfdi: use, tax_id: taxId } = form;
    return checkFiscalForm({ ...form, postalCode, regime, use, taxId }, deps.issuer?.postalCode ?? '');
  };

  const own = (invoice: Invoice, isInTime = true) => invoiceView(invoice, { zone, isTheirs: true, isInTime });

  return [
    handler(wire.getReservation, ({ query, caller, now }) => {
      const { code, last_name: lastName, phone, brand_id: brand = '', business_name_info: info } = query;
      const withIssuer = info === 'true';
      return lastName === undefined && phone === undefined
        ? seen({ code, withIssuer }, { caller, now })
        : proved(
            { code, lastName: lastName ?? '', phone: phone ?? '', brand, withIssuer, captcha: undefined },
            { caller, now },
          );
    }),
    handler(wire.postReservation, ({ body, caller, now }) => {
      const { code, last_name: lastName = '', phone = '', brand_id: brand = '', captcha } = body;
      return proved({ code, lastName, phone, brand, withIssuer: false, captcha }, { caller, now });
    }),
    handler(wire.postLink, async ({ body, caller, now }) => {
      const opened = await open(body, caller, now);
      if (!opened.ok) return opened;
      const { code, request } = opened.value;
      const found = await seen({ code, withIssuer: false }, { caller, now });
      // Their own telephone is theirs to say: the one that was typed may be the traveller's.
      return found.ok && request
        ? ok({ ...found.value, request: { ...invoiceRequestView(request), phone: '' } })
        : found;
    }),
    handler(wire.postSearchSeries, async ({ body, now }) => {
      const found = await searchSeries(deps)(body);
      if (!found.ok) return found;
      const expires = after(now, INVOICE_PROOF_LIFETIME);
      const urlOf = async (invoice: InvoiceId, file: InvoiceFile) =>
        invoiceFilePath(invoice, file, deps.tokens.sign({ invoice, expires }));
      const shown: wire.InvoiceView[] = [];
      for (const invoice of found.value) {
        const urls = await invoiceUrls({ urlOf }, invoice.id);
        if (!urls.ok) return fail<Faults>([urls.fault]);
        // Anyone who has it in the hand reads what is printed on it; correcting it takes more.
        const view = invoiceView(invoice, { zone, isTheirs: true, isInTime: false, urls: urls.value });
        shown.push({ ...view, receiver: null });
      }
      return ok({ invoices: shown });
    }),
    handler(wire.postInvoiceRequest, async ({ body: { code, automatic, ...form }, caller }) => {
      const judged = checked(form);
      if (!judged.ok) return judged;
      const { profile: receiver, email, phone } = judged.value;
      const kept = await saveInvoiceRequest(deps)({ code, receiver, email, phone, automatic }, caller);
      return kept.ok ? ok({ kept: true }) : kept;
    }),
    handler(wire.getProfiles, async ({ caller, now }) => {
      const kept = await listProfiles(deps)(caller, now);
      return kept.ok ? ok({ profiles: kept.value.map(profileView) }) : kept;
    }),
    handler(wire.postProfile, async ({ body: { profile_id: profileId, ...form }, caller, now }) => {
      const judged = checked(form);
      if (!judged.ok) return judged;
      const { profile: receiver, email, phone } = judged.value;
      const kept = await saveProfile(deps)({ profileId, receiver, email, phone }, caller, now);
      return kept.ok ? ok(profileView(kept.value)) : kept;
    }),
    handler(wire.postForgetProfile, async ({ body, caller, now }) => {
      const forgotten = await forgetProfile(deps)({ profileId: body.profile_id }, caller, now);
      return forgotten.ok ? ok({}) : forgotten;
    }),
    handler(postGenerate, async ({ params, body: { payments, save, ...form }, caller, now, lang }) => {
      const code = params['code'] ?? '';
      const found = await read({ code }, caller, now);
      if (!found.ok) return found;
      const judged = checked(form);
      if (!judged.ok) return judged;
      const { profile: receiver, email, phone } = judged.value;
      const asked = await requestInvoice(deps)({ code, payments, receiver, email, phone, save }, caller, now);
      return asked.ok ? ok({ message: toldOf(asked.value)[lang], invoice: own(asked.value) }) : asked;
    }),
    handler(postReplace, async ({ params, body: { invoice_id: invoiceId, ...form }, caller, now, lang }) => {
      const code = params['code'] ?? '';
      const found = await read({ code }, caller, now);
      if (!found.ok) return found;
      const judged = checked(form);
      if (!judged.ok) return judged;
      const { profile: receiver, email, phone } = judged.value;
      const asked = await replaceInvoice(deps)({ code, invoiceId, receiver, email, phone }, caller, now);
      return asked.ok ? ok({ message: toldOf(asked.value)[lang], invoice: own(asked.value) }) : asked;
    }),
    handler(postResend, async ({ params, body: { payments, email }, caller, lang }) => {
      const wrong = email === '' ? undefined : emailFaults(email, 'email')[0];
      if (wrong) return fail<Faults>([wrong]);
      const sent = await resendInvoice(deps)(
        { code: params['code'] ?? '', payments, email: email || undefined },
        caller,
      );
      return sent.ok ? ok({ message: invoicingText.resent[lang] }) : sent;
    }),
  ];
}

/** What M102 says, only where it is true: while the stamp is on its way it may still be refused. */
const toldOf = ({ state }: Pick<Invoice, 'state'>) =>
  isStamped(state) ? invoicingText.success : invoicingText.stamping;

/** Every call that finds a reservation names the carrier: this site sells for one. */
function brandFault(brand: string | number) {
  if (String(brand).trim() === '') return fault('brand_required', 'brand_id');
  return isIdentifier(brand, BRAND_ID) ? undefined : fault('wrong_brand_reservation', 'brand_id');
}
