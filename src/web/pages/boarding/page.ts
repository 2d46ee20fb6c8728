import { boardingText } from '#text/pages/boarding.ts';
import { go, type Outcome, type Page, type PageContext, show } from '#web/page.ts';
import type { BoardingData } from '#web/pages/boarding/boarding-data.ts';
import { Screen } from '#web/pages/boarding/screen.tsx';
import { notYourRole } from '#web/operators/not-your-role.ts';
import { operatorSignIn } from '#web/operators/sign-in-address.ts';
import { getBoardingBuses, getBoardingList } from '#wire/boarding.ts';
import { A_YEAR, DOOR_COOKIE, type SetCookie } from '#wire/page.ts';
import * as paths from '#wire/page-paths.ts';

const UNAUTHORISED = 401;
const FORBIDDEN = 403;

/** The value keeps the stop the device was last at, as far as one was chosen. */
const isDoor = (stop: string | undefined): SetCookie => ({ name: DOOR_COOKIE, value: stop ?? '1', maxAge: A_YEAR });

/** Boarding: which bus, then its door (B46). */
export const boardingPage: Page<BoardingData> = {
  async load(context) {
    const { query, call, cookies } = context;
    const departure = query.get('departure');
    if (departure) {
      const list = await call(getBoardingList, { query: { departure } });
      return list.ok
        ? { ...show<BoardingData>({ kind: 'door', list: list.data }), cookies: [isDoor(cookies.door)] }
        : away(context, list.status);
    }
    const chosen = query.get('stop');
    const busesAt = (stop: string | null | undefined) => call(getBoardingBuses, { query: stop ? { stop } : {} });
    const found = await busesAt(chosen ?? cookies.door);
    // A cookie may say anything.
    const buses = found.ok || chosen ? found : await busesAt(undefined);
    if (!buses.ok) return away(context, buses.status);
    const shown = show<BoardingData>({ kind: 'choose', ...buses.data });
    return buses.data.stop ? { ...shown, cookies: [isDoor(buses.data.stop.id)] } : shown;
  },
  /**
   * A code sent before the scripts were there: the door opens again and scans it. Behind the `#` it reaches no log, and
   * sending it is not repeated when the page is loaded again.
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
 * To the door of the carrier's people, and back here; who may not board finds there what is theirs. A bus we do not
 * know is chosen again.
 */
function away({ lang, query }: PageContext, status: number): Outcome<BoardingData> {
  const here = query.size > 0 ? `${paths.boarding[lang]}?${query}` : paths.boarding[lang];
  if (status === UNAUTHORISED) return go(operatorSignIn(here, lang));
  return status === FORBIDDEN ? notYourRole(lang) : go(paths.boarding[lang]);
}
