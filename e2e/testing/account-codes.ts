import { expect } from 'vitest';
import { savedMails } from './saved-mails.ts';

const mailsTo = async (address: string, subject: RegExp, dataDir?: string) => {
  const mails = await savedMails('', dataDir);
  return mails.filter((mail) => mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? ''));
};

/** Waits until an e-mail with such a subject reached an address. */
export async function mailCame(address: string, subject: RegExp): Promise<void> {
  await expect.poll(async () => (await mailsTo(address, subject)).length, { timeout: 60_000 }).toBeGreaterThan(0);
}

/** The digits in the newest e-mail to an address, once there are this many with digits. */
export async function codeSentTo(address: string, many = 1, dataDir?: string): Promise<string> {
  const coded = async () => mailsTo(address, /código|code/i, dataDir);
  await expect.poll(async () => (await coded()).length, { timeout: 60_000 }).toBe(many);
  return /\b\d{6}\b/.exec((await coded()).at(-1)!.text!)![0];
}
