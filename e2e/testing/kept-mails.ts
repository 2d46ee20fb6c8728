import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { inject } from 'vitest';

/** The mails of the site under test that hold these words, as its mailbox keeps them on disk. */
export async function keptMails(words: string): Promise<readonly Email[]> {
  const folder = join(inject('siteData'), 'mailbox');
  const files = readdirSync(folder).filter((name) => name.endsWith('.mail'));
  const mails = files.map((name) => {
    const bytes = readFileSync(join(folder, name));
    // The first line is its envelope.
    return PostalMime.parse(bytes.subarray(bytes.indexOf('\n') + 1));
  });
  return (await Promise.all(mails)).filter(({ text }) => text?.includes(words));
}
