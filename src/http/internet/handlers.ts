import { buyOnBoard, type OnBoardDeps } from '#app/amendments/additions/buy-on-board.ts';
import { readOnBoard } from '#app/amendments/additions/read-on-board.ts';
import { fault } from '#domain/errors.ts';
import { INTERNET_ID, type InternetPackage } from '#domain/internet/package.ts';
import { BRAND_ID, isIdentifier } from '#domain/network/carrier.ts';
import { type Handler, handler } from '#http/handler.ts';
import { fail, ok } from '#kernel/result.ts';
import * as wire from '#wire/internet/calls.ts';
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
      const isOurs = isNamed(query.brand_id, BRAND_ID) && isNamed(query.internet_id, INTERNET_ID);
      return isOurs ? ok({ packages: packages.map(packageView) }) : fail([fault('not_found')]);
    }),
    handler(wire.postInternetPayment, async ({ body, caller, now, lang: asked }) => {
      const { package_id: offer, ticket_id: ticket, last_name: lastName, contact, idempotency_key: key } = body;
      if (!isNamed(body.brand_id, BRAND_ID)) return fail([fault('package_unknown', 'brand_id')]);
      if (!isNamed(body.internet_id, INTERNET_ID)) return fail([fault('package_unknown', 'internet_id')]);
      const lang = body.lang ?? asked;
      const bought = await buy({ offer, ticket, lastName, email: contact.email, lang, key }, caller, now);
      if (!bought.ok) return bought;
      const { code, amount } = bought.value;
      return ok({ order: code, redirect: payAddress(lang, code), amount, valid_until: null });
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

/** An identifier in a call is ours or absent. */
const isNamed = (given: string | number | undefined, own: number): boolean =>
  given === undefined || isIdentifier(given, own);

const payAddress = (lang: 'es' | 'en', code: string): string => `${paths.reservationFlow[lang]}/pago?code=${code}`;

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
