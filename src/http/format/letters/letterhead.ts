import type { Letter } from '#app/notices/letter.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { mailFrame } from '#text/mails/frame.ts';

/** The sender: what a letter says about the carrier. */
export interface LetterSender {
  readonly name: string;
  readonly legalName: string;
  readonly phone: { readonly shown: string };
  readonly email: string;
  readonly address: string;
}

/** The footer of every letter. */
export const footerOf = (
  { name, legalName, phone, email, address }: LetterSender,
  lang: Lang,
  why: (carrier: string) => Message = mailFrame.why,
): Letter['footer'] => [
  why(name)[lang],
  mailFrame.never[lang],
  mailFrame.reach(phone.shown, email)[lang],
  `${legalName}, ${address}`,
];
