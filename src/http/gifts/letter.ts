import type { GiftSecrets, SentGift } from '#app/gifts/ports.ts';
import type { Letter } from '#app/notices/letter.ts';
import { shownGiftCode, shownSecret } from '#domain/gifts/gift-code.ts';
import { footerOf, type LetterSender } from '#http/format/letters/letterhead.ts';
import { mailFrame } from '#text/mails/frame.ts';
import { giftPaper } from '#text/gift-paper.ts';
import { giftMails as say } from '#text/mails/gifts.ts';
import { moneyIn } from '#text/money.ts';
import * as paths from '#wire/page-paths.ts';

export interface GiftLetterDeps {
  readonly sender: LetterSender;
  readonly giftSecrets: Pick<GiftSecrets, 'secretOf'>;
  /** Scheme, host and port of the public site. */
  readonly origin: string;
}

/** The card itself, for its recipient. Code and secret never appear in a subject. */
export const giftLetter =
  ({ sender, giftSecrets, origin }: GiftLetterDeps) =>
  (card: SentGift): Letter => {
    const { lang, giver, receiver, message, code, amount } = card;
    const money = moneyIn(amount, lang);
    return {
      lang,
      subject: say.subject(giver, sender.name)[lang],
      preheader: say.preheader(money)[lang],
      heading: say.title(money)[lang],
      greeting: mailFrame.greeting(receiver)[lang],
      blocks: [
        { kind: 'text', text: say.intro(giver, money, sender.name)[lang] },
        ...(message === ''
          ? []
          : [{ kind: 'list', heading: say.wrote(giver)[lang], items: [message], ordered: false } as const]),
        { kind: 'code', label: say.code[lang], value: shownGiftCode(code) },
        { kind: 'code', label: say.secret[lang], value: shownSecret(giftSecrets.secretOf(card)) },
        { kind: 'text', text: say.how[lang] },
        { kind: 'text', text: giftPaper.attached[lang] },
        { kind: 'button', label: say.button[lang], url: `${origin}${paths.home[lang]}` },
        { kind: 'links', links: [{ label: say.balance[lang], url: `${origin}${paths.giftBalance[lang]}` }] },
        { kind: 'warning', text: say.keep[lang] },
      ],
      footer: footerOf(sender, lang, say.why),
    };
  };
