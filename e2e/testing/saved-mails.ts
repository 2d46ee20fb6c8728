import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { siteData } from './own-site.ts';

/** The e-mails of a site with these words, from its mailbox on disk: by default the site under test. */
export async function savedMails(words: string, dataDir = siteData()): Promise<readonly Email[]> {
  const folder = join(dataDir, 'mailbox');
  const files = readdirSync(folder).filter((name) => name.endsWith('.mail'));
  const mails = files.map((name) => {
    const bytes = readFileSync(join(folder, name));
    // The first line is its envelope.
    return PostalMime.parse(bytes.subarray(bytes.indexOf('\n') + 1));
  });
  return (await Promise.all(mails)).filter(({ text }) => text?.includes(words));
}
