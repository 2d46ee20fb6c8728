import { dayDifference } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { dayOfArrival } from '#text/moments.ts';

/** Next to an arrival time: by how many days it differs from the departure, possibly negative across time zones. */
export function OtherDay({ from, to, lang }: { readonly from: string; readonly to: string; readonly lang: Lang }) {
  const days = dayDifference(from, to);
  if (days === 0) return null;
  return (
    <sup>
      <span aria-hidden="true">{days > 0 ? `+${days}` : `−${-days}`}</span>
      <span className="visually-hidden"> {dayOfArrival(days)[lang]}</span>
    </sup>
  );
}
