import { stopsOf } from '#domain/fares/journey-stops.ts';
import type { LetterBlock } from '#app/notices/letter.ts';
import { differenceOffer } from '#domain/amendments/difference.ts';
import type { MeansAmounts } from '#domain/amendments/offer.ts';
import { amountsByPayer } from '#domain/amendments/payers-money.ts';
import { howBackOf, isByLink } from '#http/format/letters/money-back-letters.ts';
import { type Body, codeBlock, type Matter } from '#http/format/letters/matter.ts';
import { moneyIn } from '#text/money.ts';
import { serviceMail as say } from '#text/mails/service.ts';

/** A departure runs in another class than was sold: which one, and the compensation to the centavo. */
export function serviceLetter(matter: Matter<'service.notice'>): Body {
  const { lang, notice, view } = matter;
  const ticket = notice.ticketsStatus?.tickets.find(({ service }) => service?.event === notice.payload.event);
  if (!ticket?.service || !notice.ticketsStatus) throw new Error(`no other class runs for ${notice.reservation.id}`);
  const { service, direction } = ticket;
  const place = stopsOf(view, direction)[1].city;
  const sold = service.sold[lang];
  const heading = say.title[lang];
  if (service.isAsSold) {
    const blocks: LetterBlock[] = [{ kind: 'text', text: say.asSold[lang] }, codeBlock(matter)];
    return {
      subject: say.subjectAsSold(place, sold)[lang],
      preheader: say.preheader(service.reason)[lang],
      heading,
      blocks,
    };
  }
  const offer = differenceOffer(notice.ticketsStatus);
  const owed = offer && amountsByPayer(offer.amounts, notice.shares ?? []);
  const facts = [
    { label: say.sold[lang], value: sold },
    { label: say.runs[lang], value: service.runs[lang] },
    { label: say.reason[lang], value: service.reason },
  ];
  return {
    subject: say.subject(place, service.runs[lang])[lang],
    preheader: (owed?.original === undefined
      ? say.preheader(service.reason)
      : (isByLink(notice) ? say.preheaderByLink : say.preheaderOwed)(moneyIn(owed.original, lang), service.reason))[
      lang
    ],
    heading,
    blocks: [
      { kind: 'text', text: say.intro[lang] },
      { kind: 'facts', heading: undefined, facts },
      ...(owed ? owedBlocks(owed, matter) : []),
      codeBlock(matter),
    ],
  };
}

function owedBlocks(
  { original, credit }: MeansAmounts,
  { lang, itineraryUrl, notice }: Matter,
): readonly LetterBlock[] {
  const items = [
    ...(original === undefined
      ? []
      : [say[isByLink(notice) ? 'moneyByLink' : 'money'](howBackOf({ notice, lang }, original))[lang]]),
    ...(credit === undefined ? [] : [say.credit(moneyIn(credit, lang))[lang]]),
  ];
  return [
    { kind: 'list', heading: (isByLink(notice) ? say.rightsByLink : say.rights)[lang], items, ordered: false },
    { kind: 'button', label: say.button[lang], url: itineraryUrl },
  ];
}
