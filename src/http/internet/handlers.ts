import { buyOnBoard, type OnBoardDeps } from '#app/amendments/additions/buy-on-board.ts';
import { readOnBoard } from '#app/amendments/additions/read-on-board.ts';
import { fault } from '#domain/errors.ts';
import { INTERNET_ID, type InternetPackage } from '#domain/internet/package.ts';
import { isIdentifier } from '#domain/network/carrier.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { strangerFault } from '#http/carrier-faults.ts';
import { type Handler, handler } from '#http/handler.ts';
import { fail, ok } from '#kernel/result.ts';
import * as wire from '#wire/internet/calls.ts';
import type { QueryOf } from '#wire/route.ts';
import * as paths from '#wire/page-paths.ts';

export interface InternetCallDeps extends OnBoardDeps {
  readonly packages: readonly InternetPackage[];
  /** No longer sold: only their descriptions can be read. */
  readonly formerPackages: readonly InternetPackage[];
}

/** The calls of internet on board. */
export function internetHandlers({ packages, formerPackages, ...deps }: InternetCallDeps): readonly Handler[] {
  const buy = buyOnBoard(deps);
  const read = readOnBoard(deps);
  return [
    handler(wire.getInternetPackages, async ({ query }) => {
      const wrong = foreignFault(query);
      return wrong ? fail([wrong]) : ok({ packages: packages.map(packageView) });
    }),
    handler(wire.postInternetPayment, async ({ body, caller, now, lang: asked }) => {
      const { package_id: offer, ticket_id: ticket, last_name: lastName, contact, idempotency_key: key } = body;
      const wrong = foreignFault(body);
      if (wrong) return fail([wrong]);
      const lang = body.lang ?? asked;
      const bought = await buy({ offer, ticket, lastName, email: contact.email, lang, key }, caller, now);
      if (!bought.ok) return bought;
      const { code, amount } = bought.value;
      return ok({ order: code, redirect: payAddress(lang, code, body.method), amount, valid_until: null });
    }),
    handler(wire.postInternetConfirm, async ({ body, caller, now, lang }) => {
      const found = await read(body, caller, now);
      if (!found.ok) return found;
      const { code, line, state, access } = found.value;
      return ok({
        order: code,
        name: { ...line.name },
        amount: line.total,
        state,
        access_code: access?.code ?? null,
        redirect: payAddress(lang, code),
      });
    }),
    handler(wire.getBenefit, async ({ params }) => {
      const { suffix = '' } = params;
      const one = [...packages, ...formerPackages].find(({ key }) => `-${key}` === suffix);
      return one ? ok({ suffix, title: { ...one.name }, text: { ...one.what } }) : fail([fault('not_found')]);
    }),
    handler(wire.getJsonFile, async ({ params }) => {
      const { file = '', filename = '' } = params;
      const content = FILES.get(`${file}/${filename}`)?.(packages);
      return content ? ok({ file, filename, content }) : fail([fault('not_found')]);
    }),
  ];
}

/** Why a call is refused that names another carrier, or another one's internet (T76). */
const foreignFault = ({ internet_id: internet, ...query }: QueryOf<typeof wire.getInternetPackages>) =>
  strangerFault(query) ??
  (internet === undefined || isIdentifier(internet, INTERNET_ID) ? undefined : fault('package_unknown', 'internet_id'));

/** The payment step, with a method chosen first where one was asked for. */
const payAddress = (lang: 'es' | 'en', code: string, method?: PaymentMethod): string =>
  `${paths.reservationFlow[lang]}/pago?code=${code}${method ? `&method=${method}` : ''}`;

const packageView = ({ key, name, what, price, devices }: InternetPackage): wire.InternetPackageView => ({
  id: key,
  name: { ...name },
  what: { ...what },
  price,
  devices,
});

const entriesOf = (packages: readonly InternetPackage[]) =>
  packages.map(({ key, name, what }) => ({ id: key, title: { ...name }, text: { ...what } }));

/** All files there are: any other name is not found. */
const FILES: ReadonlyMap<string, typeof entriesOf> = new Map([['internet/packages.json', entriesOf]]);
