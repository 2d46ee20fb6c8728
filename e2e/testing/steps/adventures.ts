import { adventureText } from '#text/adventures/words.ts';
import { VOUCHER_VERDICT_TEXTS, voucherDoorText } from '#text/vouchers.ts';
import { adventurePath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';
import { signedIn } from './signed-in.ts';
import { isAt, newcomer, type OnlineStep, press, says } from './step.ts';

const PATH = adventurePath('es', 'tirolesas-en-la-sierra-madre');
/** As the line names it, without its booking code. */
const PAGE = paths.adventure.pattern.es.replace(':booking_code', '…');

/** Ordering an adventure: every try orders the same. */
export const ADVENTURES: readonly OnlineStep[] = [
  {
    name: 'an adventure is ordered',
    calls: [`GET ${PAGE}`, 'GET files', `POST ${PAGE}`, `GET ${PAGE}/pago`, `GET ${paths.order.es}`, 'GET /card-frame'],
    prepare: (place) => newcomer(place, PATH),
    async act(page) {
      const typed = { first_name: 'Ana', last_name: 'Gil', cell_phone: '33 1234 5678', email: 'ana@example.com' };
      for (const [name, text] of Object.entries(typed)) await page.locator(`[name="buyer.${name}"]`).fill(text);
      await press(page, adventureText.book.es);
    },
    // The frame of cards is asked for once the page is hydrated.
    isDone: async (page) => (await isAt(/pedido/)(page)) && page.waitForLoadState('networkidle').then(() => true),
  },
  {
    name: 'a voucher is read',
    calls: [`GET ${paths.voucherDoor.es}`, `POST ${paths.voucherDoor.es}`],
    prepare: async (place) => ({ path: paths.voucherDoor.es, cookie: await signedIn(place, 'boarding') }),
    async act(page) {
      await page.getByLabel(voucherDoorText.code.es).fill('V000000000');
      await press(page, voucherDoorText.read.es);
    },
    isDone: says(VOUCHER_VERDICT_TEXTS.forged.es),
  },
];
