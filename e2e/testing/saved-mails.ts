import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { siteData } from './own-site.ts';

/** By its file, which is never written again: a mailbox is read many times while a test waits for one e-mail. */
const parsed = new Map<string, Promise<Email>>();

/** The e-mails of a site with these words, from its mailbox on disk, newest last: by default of the site under test. */
export async function savedMails(words: string, dataDir = siteData()): Promise<readonly Email[]> {
  const folder = join(dataDir, 'mailbox');
  // They are numbered as they arrive; a folder lists them in any order.
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.mail'))
    .sort();
  const mails = await Promise.all(names.map((name) => mailIn(join(folder, name))));
  return mails.filter(({ text }) => text?.includes(words));
}

function mailIn(file: string): Promise<Email> {
  const known = parsed.get(file);
  if (known) return known;
  const bytes = readFileSync(file);
  // The first line is its envelope.
  const mail = PostalMime.parse(bytes.subarray(bytes.indexOf('\n') + 1));
  parsed.set(file, mail);
  return mail;
}
