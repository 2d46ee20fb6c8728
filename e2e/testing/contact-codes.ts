import { savedMails } from './saved-mails.ts';

const SUBJECT = 'Tu código para confirmar tu contacto';

/** The codes that a site sent to confirm contacts, newest last. */
export async function contactCodes(dataDir: string): Promise<readonly string[]> {
  const mails = (await savedMails('', dataDir)).filter(({ subject }) => subject === SUBJECT);
  return mails.map(({ text }) => /\b\d{6}\b/.exec(text!)![0]);
}
