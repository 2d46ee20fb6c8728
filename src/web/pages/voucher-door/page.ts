import { mayAct } from '#domain/operators/operator.ts';
import { voucherDoorText } from '#text/vouchers.ts';
import { shownErrors } from '#web/all-errors.ts';
import { notYourRole } from '#web/operators/not-your-role.ts';
import { scanId, uuidIn } from '#web/operators/scan-id.ts';
import { operatorSignIn } from '#web/operators/sign-in-address.ts';
import { go, type Outcome, type Page, type PageContext, show } from '#web/page.ts';
import { Screen } from '#web/pages/voucher-door/screen.tsx';
import type { VoucherDoorData } from '#web/pages/voucher-door/voucher-door-data.ts';
import type { ShownError } from '#web/shown-errors.ts';
import { getOperator } from '#wire/operation.ts';
import * as paths from '#wire/page-paths.ts';
import { postVoucherScans } from '#wire/vouchers.ts';

/** As for the call. */
const ROLES = postVoucherScans.access.roles;
const FORBIDDEN = 403;
const UNAUTHORIZED = 401;

/** Redeeming vouchers as people arrive: codes are scanned or typed. A scanner types the code and presses Enter. */
export const voucherDoorPage: Page<VoucherDoorData> = {
  load: opened,

  async act(context: PageContext, form): Promise<Outcome<VoucherDoorData>> {
    const { call, lang } = context;
    const typed = (name: string, most: number) => (form.get(name) ?? '').trim().slice(0, most);
    const [code, place] = [typed('code', 2_000), typed('place', 40)];
    const device = uuidIn(form.get('device'));
    if (code === '') {
      const page = await opened(context);
      const errors = [{ field: 'code', text: voucherDoorText.codeMissing[lang] }];
      return page.kind === 'show' ? { ...page, status: 422, data: { ...page.data, device, place, errors } } : page;
    }
    const now = new Date().toISOString();
    const scan = uuidIn(form.get('scan'));
    const scans = [{ id: await scanId(scan, code), at: now, code }];
    const sent = await call(postVoucherScans, { body: { device, place, sent_at: now, scans } });
    if (sent.ok) return show({ ...empty(), device, place, result: sent.data.results[0] ?? null });
    if (sent.status === FORBIDDEN) return notYourRole(lang);
    if (sent.status === UNAUTHORIZED) return go(operatorSignIn(paths.voucherDoor[lang], lang));
    return {
      kind: 'show',
      status: 422,
      // It may have been redeemed all the same: sent again, it is the same scan.
      data: { ...empty(), device, scan, code, place, errors: shownErrors(sent.errors, lang).map(atField) },
    };
  },

  head: (_, { lang }) => ({
    title: voucherDoorText.title[lang],
    description: voucherDoorText.description[lang],
    noIndex: true,
  }),
  Screen,
};

const atField = ({ field, text }: ShownError): ShownError => ({
  field: field === 'scans.0.code' ? 'code' : undefined,
  text,
});

async function opened({ call, lang }: PageContext): Promise<Outcome<VoucherDoorData>> {
  const known = await call(getOperator);
  if (!known.ok) return go(operatorSignIn(paths.voucherDoor[lang], lang));
  return mayAct(known.data, ROLES) ? show(empty()) : notYourRole(lang);
}

const empty = (): VoucherDoorData => ({
  result: null,
  device: crypto.randomUUID(),
  scan: crypto.randomUUID(),
  code: '',
  place: '',
  errors: [],
});
