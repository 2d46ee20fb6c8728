import { VALIDITY_DAYS } from '#domain/ticketing/ticket-rules.ts';
import type { Lang } from '#text/lang.ts';
import { homeShell } from '#text/pages/home-shell.ts';
import { PAPER, QUIET, ROAD } from '#web/pages/home/drawings/colours.ts';

const MONTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** A ticket with its route and no date: twelve months to choose from. */
export function Ticket({ lang }: { readonly lang: Lang }) {
  return (
    <>
      <path
        d="M40 34h240a10 10 0 0 1 10 10v32a14 14 0 0 0 0 28v32a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10v-32a14 14 0 0 0 0-28V44a10 10 0 0 1 10-10z"
        fill="none"
        stroke={PAPER}
        strokeWidth="2"
      />
      <path d="M206 40v100" stroke={QUIET} strokeWidth="2" strokeDasharray="3 6" />
      <path d="M60 64h122" stroke={ROAD} strokeWidth="4" />
      <circle cx="60" cy="64" r="6" fill={ROAD} />
      <circle cx="182" cy="64" r="6" fill={ROAD} />
      {MONTHS.map((month) => (
        <rect
          key={month}
          x={54 + (month % 6) * 23}
          y={86 + Math.floor(month / 6) * 22}
          width="19"
          height="17"
          rx="4"
          fill="none"
          stroke={QUIET}
          strokeDasharray="3 3"
        />
      ))}
      <text x="246" y="94" textAnchor="middle" className="big">
        {VALIDITY_DAYS}
      </text>
      <text x="246" y="110" textAnchor="middle">
        {homeShell.days[lang]}
      </text>
    </>
  );
}
