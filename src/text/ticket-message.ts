import { formatClock, formatShortDate } from '#kernel/local-time.ts';
import { cancelledElsewhere } from '#text/cancelled-elsewhere.ts';
import type { Lang } from '#text/lang.ts';

/**
 * One SMS: 160 characters of the GSM alphabet. A single character outside it would halve the room and make it two (3GPP
 * TS 23.038).
 */
export const SMS_LENGTH = 160;

const GSM = new Set(
  '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** The facts that describe a ticket without its picture. */
export interface MessageFacts {
  readonly carrier: string;
  readonly folio: string;
  readonly from: string;
  readonly to: string;
  /** In the stop's local time. */
  readonly departsAt: string;
  readonly seat: number | undefined;
  readonly name: string;
  /** Its departure is cancelled. */
  readonly isCancelled: boolean;
}

/**
 * A paid ticket as one SMS (N11): valid for boarding with an ID, by its folio. Names of places and people are shortened
 * first.
 */
export function ticketMessage({ carrier, from, to, name, ...facts }: MessageFacts, lang: Lang): string {
  const giving = {
    carrier: plain(carrier),
    from: plain(from),
    to: plain(to),
    name: plain(name),
  };
  let message = worded({ ...facts, ...giving }, lang);
  while (message.length > SMS_LENGTH) {
    const longest = (Object.keys(giving) as (keyof typeof giving)[]).reduce((a, b) =>
      giving[b].length > giving[a].length ? b : a,
    );
    giving[longest] = giving[longest].slice(0, -1).trimEnd();
    message = worded({ ...facts, ...giving }, lang);
  }
  return message;
}

function worded({ carrier, folio, from, to, departsAt, seat, name, isCancelled }: MessageFacts, lang: Lang): string {
  const es = lang === 'es';
  const when = `${formatShortDate(departsAt, lang)} ${formatClock(departsAt, lang)}`;
  const where = seat === undefined ? '' : `, ${es ? 'asiento' : 'seat'} ${seat}`;
  const board = es ? 'Aborda con identificacion.' : 'Board with an ID.';
  const id = isCancelled ? `${cancelledElsewhere.message[lang]}.` : board;
  return plain(`${carrier} ${folio}: ${when}, ${from} > ${to}${where}. ${name}. ${id}`);
}

/** In letters every phone has: `López` becomes `Lopez`, `Núñez` `Nuñez`. */
const plain = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => (GSM.has(letter) ? letter : bare(letter)))
    .join('')
    .trim();

const BARE: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  '–': '-',
  '—': '-',
  '’': "'",
  '→': '>',
  '\u00a0': ' ',
};

const bare = (letter: string): string =>
  BARE[letter] ?? [...letter.normalize('NFD')].filter((part) => GSM.has(part)).join('');
