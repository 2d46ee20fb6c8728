import { boardingText } from '#text/pages/boarding.ts';
import { go, type Outcome, type Page, type PageContext, show } from '#web/page.ts';
import type { BoardingData } from '#web/pages/boarding/boarding-data.ts';
import { Screen } from '#web/pages/boarding/screen.tsx';
import { notYourRole } from '#web/operators/not-your-role.ts';
import { operatorSignIn } from '#web/operators/sign-in-address.ts';
import { vouchersForDevice } from '#web/boarding/judge-voucher.ts';
import { getBoardingBuses, getBoardingList } from '#wire/boarding.ts';
import { A_YEAR, DOOR_COOKIE, type SetCookie } from '#wire/page.ts';
import * as paths from '#wire/page-paths.ts';
import { getVoucherList } from '#wire/vouchers.ts';

const UNAUTHORISED = 401;
const FORBIDDEN = 403;

/** The cookie's value is the last stop chosen on the device, if any. */
const isDoor = (stop: string | undefined): SetCookie => ({ name: DOOR_COOKIE, value: stop ?? '1', maxAge: A_YEAR });

/** Boarding: choose a bus, then scan (B46). */
export const boardingPage: Page<BoardingData> = {
  async load(context) {
    const { query, call, cookies } = context;
    const departure = query.get('departure');
    if (departure) {
      const [list, listed] = await Promise.all([call(getBoardingList, { query: { departure } }), call(getVoucherList)]);
      if (!list.ok) return away(context, list.status);
      // Without the list, codes are judged by their signatures: the keys are the same.
      const vouchers = listed.ok ? vouchersForDevice(listed.data) : { vouchers: [], keys: list.data.keys };
      const door = show<BoardingData>({ kind: 'door', list: list.data, vouchers });
      return { ...door, cookies: [isDoor(cookies.door)] };
    }
    const chosen = query.get('stop');
    const busesAt = (stop: string | null | undefined) => call(getBoardingBuses, { query: stop ? { stop } : {} });
    const found = await busesAt(chosen ?? cookies.door);
    // The cookie is untrusted input.
    const buses = found.ok || chosen ? found : await busesAt(undefined);
    if (!buses.ok) return away(context, buses.status);
    const shown = show<BoardingData>({ kind: 'choose', ...buses.data });
    return buses.data.stop ? { ...shown, cookies: [isDoor(buses.data.stop.id)] } : shown;
  },
  /**
   * A code submitted before the scripts loaded: the scanner opens again and scans it. In the fragment it reaches no
   * log, and reloading the page does not resubmit it.
   */
  act: async ({ query, lang }, form) =>
    go(`${paths.boarding[lang]}?${query}#${encodeURIComponent(form.get('code') ?? '')}`),
  head: (_data, { lang }) => ({
    title: boardingText.title[lang],
    description: boardingText.hint[lang],
    noIndex: true,
  }),
  Screen,
};

/**
 * Redirects to the operators' sign-in and back here; operators without the role see their own pages there. For an
 * unknown bus, shows the choice again.
 */
function away({ lang, query }: PageContext, status: number): Outcome<BoardingData> {
  const here = query.size > 0 ? `${paths.boarding[lang]}?${query}` : paths.boarding[lang];
  if (status === UNAUTHORISED) return go(operatorSignIn(here, lang));
  return status === FORBIDDEN ? notYourRole(lang) : go(paths.boarding[lang]);
}
