import { signedTokens } from '#adapters/links/signed-tokens.ts';
import type { CaseTokens } from '#app/cases/ports.ts';

/** Valid for one case only, and for no action on a reservation. */
const PURPOSE = 'case';

/** Links to cases, signed with the site's secret. */
export function caseTokens(secret: string): CaseTokens {
  const tokens = signedTokens(secret);
  return {
    sign: ({ case: subject, expires }) => tokens.sign({ purpose: PURPOSE, subject, expires }),
    read: (text, { case: subject, now }) => {
      const token = tokens.read(text, { purpose: PURPOSE, now });
      if (token.kind !== 'good') return token.kind;
      return token.subject === subject.toLowerCase() ? 'good' : 'forged';
    },
  };
}
