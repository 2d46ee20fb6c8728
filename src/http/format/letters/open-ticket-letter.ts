import { type Body, codeBlock, type Matter } from '#http/format/letters/matter.ts';
import { formatLongDate } from '#kernel/local-time.ts';
import { openTicketMails } from '#text/mails/open-ticket.ts';

/** An open ticket expires soon: until when it is valid, and where to choose its departure. */
export function openTicketLetter(matter: Matter<'open.reminder'>): Body {
  const { lang, notice, view, itineraryUrl } = matter;
  const direction = notice.payload.direction ?? 'return';
  const [from, to] = direction === 'departure' ? [view.origin, view.destination] : [view.destination, view.origin];
  const { last_day: lastDay } = notice.payload;
  if (!lastDay) throw new Error(`reservation ${notice.reservation.id} is reminded of no last day`);
  const day = formatLongDate(lastDay, lang);
  return {
    subject: openTicketMails.subject(to.city)[lang],
    preheader: openTicketMails.preheader(day)[lang],
    heading: openTicketMails.title[lang],
    blocks: [
      { kind: 'text', text: openTicketMails.intro(from.city, to.city, day)[lang] },
      codeBlock(matter),
      { kind: 'button', label: openTicketMails.button[lang], url: itineraryUrl },
      { kind: 'text', text: openTicketMails.how[lang] },
    ],
  };
}
