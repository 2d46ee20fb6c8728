import { listCarriedExtras } from '#text/carried-extras.ts';
import type { Lang } from '#text/lang.ts';
import { dayAndClock } from '#text/moments.ts';
import { boardingText, firstScanText, otherBusText, verdictHints, verdictTitles } from '#text/pages/boarding.ts';
import { passengerTypeNames } from '#text/passenger-type-names.ts';
import styles from '#web/pages/boarding/boarding.module.css';
import { deviceMoment } from '#web/pages/boarding/device-moment.ts';
import type { ScannerAnswer } from '#web/pages/boarding/local-answer.ts';
import { type ShownVoucher, VoucherAnswer } from '#web/pages/boarding/voucher-answer.tsx';

interface AnswerPanelProps {
  readonly answer: ScannerAnswer | ShownVoucher | undefined;
  readonly lang: Lang;
}

const MARKS = { boards: '✓', unsure: '?' } as const;

/** The verdict for the operator, legible in sunlight at arm's length. */
export function AnswerPanel({ answer, lang }: AnswerPanelProps) {
  const tone = answer ? toneOf(answer.verdict) : 'ready';
  return (
    <div className={styles['answer']} data-tone={tone} role="alert" data-verdict={answer?.verdict}>
      {answer ? null : <p>{boardingText.ready[lang]}</p>}
      {answer && 'of' in answer ? <VoucherAnswer key={answer.id} answer={answer} lang={lang} /> : null}
      {answer && !('of' in answer) ? <Answered key={answer.id} answer={answer} lang={lang} /> : null}
    </div>
  );
}

/** Which of the colours: accepted, refused or to be checked. */
function toneOf(verdict: (ScannerAnswer | ShownVoucher)['verdict']): 'boards' | 'unsure' | 'no' {
  if (verdict === 'boards' || verdict === 'redeems') return 'boards';
  return verdict === 'unsure' ? verdict : 'no';
}

function Answered({ answer, lang }: { readonly answer: ScannerAnswer; readonly lang: Lang }) {
  const { verdict, seat, name, type, to, folio, other, first, baggage, additions } = answer;
  const boards = verdict === 'boards';
  const hint = verdictHints[verdict];
  return (
    <>
      <p className={styles['verdict']}>
        <span aria-hidden="true">{verdict in MARKS ? MARKS[verdict as keyof typeof MARKS] : '✕'}</span>{' '}
        {verdictTitles[verdict][lang]}
      </p>
      {boards ? (
        <p className={styles['seat']}>
          {seat === null ? boardingText.noSeat[lang] : `${boardingText.seat[lang]} ${seat}`}
        </p>
      ) : null}
      {name ? <p>{[name, type ? passengerTypeNames[type][lang] : '', to ?? ''].filter(Boolean).join(' · ')}</p> : null}
      {boards && baggage ? <p>{baggage[lang]}</p> : null}
      {boards && additions.length > 0 ? (
        <p>
          {boardingText.along[lang]}: {listCarriedExtras(additions, lang)}
        </p>
      ) : null}
      {hint ? <p>{hint[lang]}</p> : null}
      {other ? <p>{otherBusText(dayAndClock(other.departs_at, lang), other.destination)[lang]}</p> : null}
      {first ? <p>{firstScanText(dayAndClock(deviceMoment(first.at), lang), first.place)[lang]}</p> : null}
      {boards && answer.isTyped && name ? <p>{boardingText.askForId(name)[lang]}</p> : null}
      {folio ? (
        <p className="figures">
          {boardingText.folio[lang]} {folio}
        </p>
      ) : null}
    </>
  );
}
