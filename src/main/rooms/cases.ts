import { cases } from '#adapters/db/cases/cases.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { caseTokens } from '#adapters/links/case-links.ts';
import { type CaseDeps, tokenOf } from '#app/cases/open-case.ts';
import type { Operators } from '#app/operators/ports.ts';
import { MAX_PASSENGERS } from '#domain/booking/limits.ts';
import { shownCaseNumber } from '#domain/cases/case-number.ts';
import type { CaseLetterDeps } from '#http/format/letters/case-letters.ts';
import { caseHandlers } from '#http/routes/cases.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { Room } from '#main/rooms/room.ts';
import { casePath } from '#wire/link-paths.ts';

interface CasesRoomDeps extends Pick<CaseDeps, 'random' | 'fingerprint'> {
  readonly pool: Pool;
  readonly secret: string;
  readonly operators: Operators;
}

/** Travellers' cases, and answering them. */
export const casesRoom = ({ pool, secret, operators, random, fingerprint }: CasesRoomDeps): Room => ({
  handlers: caseHandlers({
    cases: cases(pool),
    caseTokens: caseTokens(secret),
    operators,
    random,
    fingerprint,
    zone: CARRIER_ZONE,
    largestParty: MAX_PASSENGERS,
  }),
});

/** The link in an e-mail about a case. */
export const caseLinks = ({
  secret,
  origin,
}: {
  readonly secret: string;
  readonly origin: string;
}): Pick<CaseLetterDeps, 'caseUrl'> => ({
  caseUrl: ({ id, number, lang }, now) =>
    origin +
    casePath(lang, { number: shownCaseNumber(number), token: tokenOf({ caseTokens: caseTokens(secret) }, id, now) }),
});
