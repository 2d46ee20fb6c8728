import { createHash } from 'node:crypto';
import { signedTokens } from '#adapters/links/signed-tokens.ts';
import type { DraftName, PreviewTokens } from '#app/content/preview.ts';

/** Valid for viewing one revision, nothing else. */
const PURPOSE = 'preview';

/** Links to drafts, signed with the site's secret. */
export function previewTokens(secret: string): PreviewTokens {
  const tokens = signedTokens(secret);
  return {
    sign: ({ expires, ...draft }) => tokens.sign({ purpose: PURPOSE, subject: subjectOf(draft), expires }),
    read: (text, { now, ...draft }) => {
      const token = tokens.read(text, { purpose: PURPOSE, now });
      if (token.kind !== 'good') return token.kind;
      return token.subject === subjectOf(draft) ? 'good' : 'forged';
    },
  };
}

/** A revision has no id, so the subject is the hash of its name, truncated to the length of an id. */
function subjectOf({ slug, revision }: DraftName): string {
  const hex = createHash('sha256').update(`${slug} ${revision}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
