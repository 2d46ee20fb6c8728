import type {
  AccountDigits,
  AccountMail,
  AccountMailFacts,
  AccountRequests,
  CodeToSend,
  ContactMailFacts,
  PasskeyMailFacts,
} from '#app/loyalty/account-ports.ts';
import type { Messages, TextMessage } from '#app/notices/delivery-ports.ts';
import { LEASE, PAUSE_WHEN_UNREACHABLE } from '#app/notices/leases.ts';
import type { Letter, LetterRenderer } from '#app/notices/letter.ts';
import { MOOT } from '#app/notices/message.ts';
import type { NextWork } from '#app/work-together.ts';
import type { Outbox, QueuedMail, Sending, SendingRun } from '#app/notices/ports.ts';
import { mailOf, type Written } from '#app/notices/write-mail.ts';
import { RETRY_POLICIES, waitAfter } from '#domain/retry-policies.ts';

type LetterTopic = Exclude<AccountMail['topic'], 'account.code_text'>;

export const ACCOUNT_TOPICS = [
  'account.code',
  'account.password_changed',
  'account.closed',
  'account.contact_changed',
  'account.passkey_added',
  'account.passkey_removed',
] as const satisfies readonly LetterTopic[];

export type AccountMailRow = QueuedMail & Extract<AccountMail, { readonly topic: LetterTopic }>;
export type AccountTextRow = QueuedMail & Extract<AccountMail, { readonly topic: 'account.code_text' }>;

export const isAccountMail = (row: QueuedMail): row is AccountMailRow =>
  (ACCOUNT_TOPICS as readonly string[]).includes(row.topic);

export interface AccountMailDeps {
  readonly accountRequests: Pick<AccountRequests, 'toSend'>;
  readonly digits: AccountDigits;
  /** The texts. */
  readonly accountWords: {
    code(about: CodeToSend, digits: string): Letter;
    text(about: CodeToSend, digits: string): string;
    passwordChanged(facts: AccountMailFacts): Letter;
    closed(facts: AccountMailFacts): Letter;
    contactChanged(facts: ContactMailFacts): Letter;
    passkeyAdded(facts: PasskeyMailFacts): Letter;
    passkeyRemoved(facts: PasskeyMailFacts): Letter;
  };
  readonly renderer: LetterRenderer;
  readonly fingerprint: (text: string) => string;
}

/** Reads the current state of an account row, and writes the e-mail. A code is computed here and never stored. */
export const writeAccountMail =
  (deps: AccountMailDeps) =>
  async (row: AccountMailRow): Promise<Written> => {
    const { accountWords } = deps;
    const mail = (letter: Letter, to: string): Written => ({
      kind: 'mail',
      mail: mailOf(deps, { letter, attachments: [] }, { to, dedupKey: row.dedupKey }),
    });
    if (row.topic === 'account.code') {
      const { code } = row.payload;
      const about = await deps.accountRequests.toSend(code);
      return about ? mail(accountWords.code(about, deps.digits.of(code, about.digits)), about.to) : MOOT;
    }
    return mail(letterOf(accountWords, row), row.payload.to);
  };

function letterOf(
  words: AccountMailDeps['accountWords'],
  row: Exclude<AccountMailRow, { readonly topic: 'account.code' }>,
): Letter {
  switch (row.topic) {
    case 'account.closed':
      return words.closed(row.payload);
    case 'account.password_changed':
      return words.passwordChanged(row.payload);
    case 'account.contact_changed':
      return words.contactChanged(row.payload);
    case 'account.passkey_added':
      return words.passkeyAdded(row.payload);
    case 'account.passkey_removed':
      return words.passkeyRemoved(row.payload);
  }
}

export interface AccountTextDeps extends Pick<AccountMailDeps, 'accountRequests' | 'digits' | 'accountWords'> {
  readonly texts: Outbox<AccountTextRow>;
  readonly messages: Messages;
  readonly report: (problem: unknown) => void;
}

/** A worker that sends the codes that go by text message. Safe in many processes at once. */
export function accountTextWorker(deps: AccountTextDeps, run: SendingRun): NextWork {
  /** The service is unreachable: the rest waits for the next run. */
  let isDown = false;
  return async () => {
    const row = isDown || run.signal?.aborted ? undefined : await deps.texts.take(LEASE);
    if (!row) return undefined;
    return async () => {
      const how = await deliver(deps, row);
      if (how === 'sent') run.sent += 1;
      isDown = how === 'down';
    };
  };
}

async function deliver(deps: AccountTextDeps, row: AccountTextRow): Promise<Sending['kind'] | 'moot'> {
  const { texts, report } = deps;
  const message = await messageOf(deps, row);
  if (!message) {
    await texts.done(row);
    return 'moot';
  }
  const handed = await deps.messages.send(message);
  if (handed.kind === 'sent') await texts.done(row);
  else if (handed.kind === 'down') {
    report(new Error(`no ${message.channel} can be sent now: ${handed.code}`));
    await texts.postpone(row, PAUSE_WHEN_UNREACHABLE, handed.code);
  } else {
    const wait = handed.kind === 'retry' ? waitAfter(RETRY_POLICIES.notice, row.attempts) : undefined;
    await (wait === undefined ? texts.deadLetter(row, handed.code) : texts.later(row, wait, handed.code));
  }
  return handed.kind;
}

async function messageOf(deps: AccountTextDeps, row: AccountTextRow): Promise<TextMessage | undefined> {
  const { code } = row.payload;
  const about = await deps.accountRequests.toSend(code);
  if (!about || about.sendType === 'email' || !deps.messages.channels.includes(about.sendType)) return undefined;
  const text = deps.accountWords.text(about, deps.digits.of(code, about.digits));
  return { channel: about.sendType, to: about.to, text, isRepeat: row.attempts > 1 };
}
