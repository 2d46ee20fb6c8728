import { changeSeatsShell as say } from '#text/change-seats.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { ShellProps } from '#web/page.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import type { SeatsChangeData } from './seats-change-data.ts';

/** The static part: completed changes, and journeys that cannot be changed. */
export function Shell({ data, site: { lang }, children }: ShellProps<SeatsChangeData>) {
  const { code, journeys, refused, done } = data;
  const lead = journeys.length > 0 ? `${say.lead[lang]} ${say.warning[lang]}` : say.lead[lang];
  return (
    <Sheet title={say.title[lang]} lead={lead} width="wide">
      {done ? <NoticeBox role="status">{done}</NoticeBox> : null}
      {children}
      {refused.map(({ direction, name, why }) => (
        <section key={direction} aria-labelledby={`refused-${direction}`}>
          <h2 id={`refused-${direction}`}>{name}</h2>
          <p>{why}</p>
        </section>
      ))}
      <p>
        <a href={itineraryPath(lang, code)}>{say.back[lang]}</a>
      </p>
    </Sheet>
  );
}
