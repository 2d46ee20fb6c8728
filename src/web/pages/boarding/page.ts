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

const IS_DOOR: SetCookie = { name: DOOR_COOKIE, value: '1', maxAge: A_YEAR };

/** Boarding: which bus, then its door (B46). */
export const boardingPage: Page<BoardingData> = {
  async load(context) {
    const { query, call } = context;
    const departure = query.get('departure');
    if (departure) {
      const list = await call(getBoardingList, { query: { departure } });
      return list.ok
        ? { ...show<BoardingData>({ kind: 'door', list: list.data }), cookies: [IS_DOOR] }
        : away(context, list.status);
    }
    const stop = query.get('stop');
    const buses = await call(getBoardingBuses, { query: stop ? { stop } : {} });
    return buses.ok ? show({ kind: 'choose', ...buses.data }) : away(context, buses.status);
  },
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
