import type { Lang } from '#text/lang.ts';
import { dayAndClock } from '#text/moments.ts';
import { boardingText, firstScanText, voucherVerdictHints, voucherVerdictTitles } from '#text/pages/boarding.ts';
import type { DeviceVoucher, DeviceVoucherVerdict, VoucherAnswer as Judged } from '#web/boarding/judge-voucher.ts';
import styles from '#web/pages/boarding/boarding.module.css';
import { deviceMoment } from '#web/pages/boarding/device-moment.ts';

/** The result of a voucher shown to the operator. */
export interface ShownVoucher extends Judged {
  readonly of: 'voucher';
  readonly id: string;
  readonly verdict: DeviceVoucherVerdict;
  /** When and where it was redeemed before. */
  readonly first: DeviceVoucher['redeemed'];
}

/** What it says of a voucher: the verdict, what it is for, and for how many people. */
export function VoucherAnswer({ answer, lang }: { readonly answer: ShownVoucher; readonly lang: Lang }) {
  const { verdict, voucher, people, folio, first } = answer;
  const redeems = verdict === 'redeems';
  const hint = voucherVerdictHints[verdict];
  return (
    <>
      <p className={styles['verdict']}>
        <span aria-hidden="true">{redeems ? '✓' : verdict === 'unsure' ? '?' : '✕'}</span>{' '}
        {voucherVerdictTitles[verdict][lang]}
      </p>
      {redeems && people !== null ? <p className={styles['seat']}>{boardingText.people(people)[lang]}</p> : null}
      {voucher ? (
        <p>
          {[voucher.title[lang], dayAndClock(voucher.starts_at, lang), voucher.reference].filter(Boolean).join(' · ')}
        </p>
      ) : null}
      {hint ? <p>{hint[lang]}</p> : null}
      {verdict === 'too_early' && voucher ? (
        <p>{boardingText.voucherFrom(dayAndClock(voucher.valid_from, lang))[lang]}</p>
      ) : null}
      {verdict === 'already_redeemed' && first ? (
        <p>{firstScanText(dayAndClock(deviceMoment(first.at), lang), first.place)[lang]}</p>
      ) : null}
      {folio ? (
        <p className="figures">
          {boardingText.folio[lang]} {folio}
        </p>
      ) : null}
    </>
  );
}
