import { mayAct } from '#domain/operators/operator.ts';
import { loungeDoorText } from '#text/lounge.ts';
import { shownErrors } from '#web/all-errors.ts';
import { notYourRole } from '#web/operators/not-your-role.ts';
import { scanId, uuidIn } from '#web/operators/scan-id.ts';
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
    return mayAct(known.data, ROLES) ? show(empty()) : notYourRole(lang);
  },

  async act(context: PageContext, form): Promise<Outcome<LoungeDoorData>> {
    const { call, lang } = context;
    const code = (form.get('code') ?? '').slice(0, 200);
    const device = uuidIn(form.get('device'));
    const scan = uuidIn(form.get('scan'));
    const entry = await call(postLoungeEntry, { body: { code, device, scan: await scanId(scan, code) } });
    if (entry.ok) return show({ ...empty(), device, entry: entry.data });
    if (entry.status === FORBIDDEN) return notYourRole(lang);
    if (entry.status === UNAUTHORIZED) return go(operatorSignIn(paths.loungeDoor[lang], lang));
    const errors = shownErrors(entry.errors, lang);
    // What names no pass is of no more use: the next scan would be typed behind it.
    const isJudged = errors.some(({ field }) => field === 'code');
    // One that was not may have let its people in all the same: sent again, it is the same scan.
    const next = isJudged ? {} : { scan, code };
    return { kind: 'show', status: 422, data: { ...empty(), device, errors, ...next } };
  },

  head: (_, { lang }) => ({
    title: loungeDoorText.title[lang],
    description: loungeDoorText.description[lang],
    noIndex: true,
  }),
  Screen,
};

const empty = (): LoungeDoorData => ({
  entry: null,
  device: crypto.randomUUID(),
  scan: crypto.randomUUID(),
  code: '',
  errors: [],
});
