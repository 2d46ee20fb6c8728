import type { AccountMailFacts, CodeToSend, ContactMailFacts, PasskeyMailFacts } from '#app/loyalty/account-ports.ts';
import type { Letter, LetterBlock } from '#app/notices/letter.ts';
import { footerOf, type LetterSender } from '#http/format/letters/letterhead.ts';
import { asGsm } from '#text/gsm.ts';
import { accountMails, accountTexts } from '#text/mails/account.ts';
import { mailFrame } from '#text/mails/frame.ts';
import type { Message } from '#text/message.ts';
import * as paths from '#wire/page-paths.ts';

export interface AccountLetterDeps {
  readonly sender: LetterSender;
  /** Scheme, host and port of the site. */
  readonly origin: string;
}

/** Texts of e-mails and text messages about accounts. */
export interface AccountWords {
  code(about: CodeToSend, digits: string): Letter;
  text(about: CodeToSend, digits: string): string;
  passwordChanged(facts: AccountMailFacts): Letter;
  closed(facts: AccountMailFacts): Letter;
  contactChanged(facts: ContactMailFacts): Letter;
  passkeyAdded(facts: PasskeyMailFacts): Letter;
  passkeyRemoved(facts: PasskeyMailFacts): Letter;
}

export const accountWords = ({ sender, origin }: AccountLetterDeps): AccountWords => {
  const letter = (
    { lang, firstName }: Pick<AccountMailFacts, 'lang' | 'firstName'>,
    { subject, title, intro }: Readonly<Record<'subject' | 'title' | 'intro', Message>>,
    blocks: readonly LetterBlock[],
  ): Letter => ({
    lang,
    subject: subject[lang],
    preheader: intro[lang],
    heading: title[lang],
    greeting: mailFrame.greeting(firstName)[lang],
    blocks: [{ kind: 'text', text: intro[lang] }, ...blocks],
    footer: footerOf(sender, lang, accountMails.why),
  });
  const button = (label: Message, path: Message, lang: 'es' | 'en'): LetterBlock => ({
    kind: 'button',
    label: label[lang],
    url: origin + path[lang],
  });
  return {
    code: (about, digits) => (about.isTaken ? taken(about) : code(about, digits)),
    text: ({ purpose, isTaken, lang }, digits) =>
      asGsm((isTaken ? accountTexts.taken(sender.name) : accountTexts[purpose](sender.name, digits))[lang]),
    passwordChanged: (facts) => {
      const { notYou, ...say } = accountMails.passwordChanged;
      return letter(facts, say, [
        { kind: 'warning', text: notYou[facts.lang] },
        button(accountMails.taken.recover, paths.recoverPassword, facts.lang),
      ]);
    },
    closed: (facts) => {
      const { tickets, button: label, ...say } = accountMails.closed;
      return letter(facts, say, [{ kind: 'text', text: tickets[facts.lang] }, button(label, paths.find, facts.lang)]);
    },
    contactChanged: ({ contact, ...facts }) => {
      const { notYou, ...say } = accountMails.contactChanged[contact];
      return letter(facts, say, [
        { kind: 'warning', text: notYou[facts.lang] },
        button(accountMails.safety, paths.accountSafety, facts.lang),
      ]);
    },
    passkeyAdded: (facts) => aboutPasskey(facts, accountMails.passkeyAdded),
    passkeyRemoved: (facts) => aboutPasskey(facts, accountMails.passkeyRemoved),
  };

  function aboutPasskey(
    facts: PasskeyMailFacts,
    { notYou, ...say }: (typeof accountMails)['passkeyAdded' | 'passkeyRemoved'],
  ): Letter {
    const { lang, name } = facts;
    return letter(facts, say, [
      ...(name === '' ? [] : [{ kind: 'text', text: accountMails.passkeyName(name)[lang] } as const]),
      { kind: 'warning', text: notYou[lang] },
      button(accountMails.safety, paths.accountSafety, lang),
    ]);
  }

  function code(about: CodeToSend, digits: string): Letter {
    const { lang, purpose } = about;
    const { notYou, ...say } = accountMails.code[purpose];
    return letter(about, say, [
      { kind: 'code', label: accountMails.label[lang], value: digits },
      { kind: 'text', text: accountMails.codeLine[lang] },
      { kind: 'text', text: notYou[lang] },
    ]);
  }

  function taken(about: CodeToSend): Letter {
    const { next, signIn, recover, ...say } = accountMails.taken;
    const { lang } = about;
    return letter(about, say, [
      { kind: 'text', text: next[lang] },
      button(signIn, paths.signIn, lang),
      { kind: 'links', links: [{ label: recover[lang], url: origin + paths.recoverPassword[lang] }] },
    ]);
  }
};
