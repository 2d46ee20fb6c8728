import type { Letter, LetterBlock, LetterLink, LetterStop } from '#app/notices/letter.ts';
import type { SheetFact } from '#app/ticketing/documents.ts';

/** The letter as plain text, for programs without HTML and people who prefer it: the same content in the same order. */
export function letterText({ heading, greeting, blocks, footer }: Letter): string {
  return `${[heading.toUpperCase(), greeting, ...blocks.map(block), '--', footer.join('\n')].join('\n\n')}\n`;
}

function block(it: LetterBlock): string {
  switch (it.kind) {
    case 'text':
      return it.text;
    case 'warning':
      return `*** ${it.text} ***`;
    case 'code':
      return `${it.label}: ${it.value}`;
    case 'journey':
      return [it.heading, stop(it.from), stop(it.to)].join('\n');
    case 'facts':
      return headed(it.heading, it.facts.map(fact));
    case 'list':
      return headed(
        it.heading,
        it.items.map((item, i) => `${it.ordered ? `${i + 1}.` : '-'} ${item}`),
      );
    case 'tickets':
      return headed(
        it.heading,
        it.tickets.map((ticket) => `- ${ticket.text} (${fact(ticket.folio)})`),
      );
    case 'button':
      return link(it);
    case 'links':
      return it.links.map(link).join('\n\n');
  }
}

const headed = (heading: string | undefined, lines: readonly string[]): string =>
  [...(heading === undefined ? [] : [heading]), ...lines].join('\n');

const link = ({ label, url }: LetterLink): string => `${label}:\n${url}`;

const fact = ({ label, value }: SheetFact): string => `${label}: ${value}`;

const stop = ({ time, date, city, detail, note }: LetterStop): string => {
  const where = detail === undefined ? city : `${city}, ${detail}`;
  const when = [time, date, note].filter((part) => part !== undefined).join(', ');
  return `  ${where}\n  ${when}`;
};
