import { mayAct } from '#domain/operators/operator.ts';
import { loungeDoorText } from '#text/lounge.ts';
import { shownErrors } from '#web/all-errors.ts';
import { notYourRole } from '#web/operators/not-your-role.ts';
import { operatorSignIn } from '#web/operators/sign-in-address.ts';
import { go, type Outcome, type Page, type PageContext, show } from '#web/page.ts';
import type { LoungeDoorData } from '#web/pages/lounge-door/lounge-door-data.ts';
import { Screen } from '#web/pages/lounge-door/screen.tsx';
import { postLoungeEntry } from '#wire/lounge.ts';
import { getOperator } from '#wire/operation.ts';
import * as paths from '#wire/page-paths.ts';

/** As for the call. */
const ROLES = postLoungeEntry.access.roles;
const FORBIDDEN = 403;
const UNAUTHORIZED = 401;

/** The door of a lounge: passes are scanned or typed. A scanner types the code and presses Enter. */
export const loungeDoorPage: Page<LoungeDoorData> = {
  load: async ({ call, lang }) => {
    const known = await call(getOperator);
    if (!known.ok) return go(operatorSignIn(paths.loungeDoor[lang], lang));
    return mayAct(known.data, ROLES) ? show({ entry: null, code: '', errors: [] }) : notYourRole(lang);
  },

  async act(context: PageContext, form): Promise<Outcome<LoungeDoorData>> {
    const { call, lang } = context;
    const code = (form.get('code') ?? '').slice(0, 200);
    const entry = await call(postLoungeEntry, { body: { code } });
    if (entry.ok) return show({ entry: entry.data, code: '', errors: [] });
    if (entry.status === FORBIDDEN) return notYourRole(lang);
    if (entry.status === UNAUTHORIZED) return go(operatorSignIn(paths.loungeDoor[lang], lang));
    const errors = shownErrors(entry.errors, lang);
    // What names no pass is of no more use: the next scan would be typed behind it.
    const isJudged = errors.some(({ field }) => field === 'code');
    return { kind: 'show', status: 422, data: { entry: null, code: isJudged ? '' : code, errors } };
  },

  head: (_, { lang }) => ({
    title: loungeDoorText.title[lang],
    description: loungeDoorText.description[lang],
    noIndex: true,
  }),
  Screen,
};
