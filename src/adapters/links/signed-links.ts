import { signedTokens } from '#adapters/links/signed-tokens.ts';
import type { Links } from '#app/links/ports.ts';
import { id } from '#kernel/ids.ts';

/** Links to one reservation, signed with the site's secret. */
export function signedLinks(secret: string): Links {
  const tokens = signedTokens(secret);
  return {
    sign: ({ reservation, ...link }) => tokens.sign({ ...link, subject: reservation }),
    read: (text, asked) => {
      const token = tokens.read(text, asked);
      return token.kind === 'good' ? { kind: 'good', reservation: id(token.subject) } : token;
    },
  };
}
