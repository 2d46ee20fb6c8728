import { formText } from '#text/form.ts';
import { datedMoment } from '#text/moments.ts';
import { VOUCHER_VERDICT_TEXTS, voucherDoorText as say, voucherText } from '#text/vouchers.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CODE_INPUT, TextField } from '#ui/field.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import type { ScreenProps, Site } from '#web/page.ts';
import type { VoucherDoorData } from '#web/pages/voucher-door/voucher-door-data.ts';
import { errorAt } from '#web/shown-errors.ts';

/** The verdict on the last voucher, and the field for the next one. */
export function Screen({ data, site: { lang, formToken } }: Pick<ScreenProps<VoucherDoorData>, 'data' | 'site'>) {
  const { result, device, scan, code, place, errors } = data;
  return (
    <Sheet title={say.title[lang]} lead={say.description[lang]} width="form">
      <ErrorSummary
        title={formText.thereIsAProblem[lang]}
        // The field for the next code keeps the focus, and says what is wrong with the last.
        errors={errors.filter(({ field }) => field !== 'code')}
      />
      {result ? <Verdict result={result} lang={lang} /> : null}
      <form className={PANEL} method="post" noValidate>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="device" value={device} />
        <input type="hidden" name="scan" value={scan} />
        <TextField
          {...CODE_INPUT}
          name="code"
          label={say.code[lang]}
          hint={say.codeHint[lang]}
          error={errorAt(errors, 'code')}
          defaultValue={code}
          maxLength={2_000}
          required
          autoFocus
        />
        <TextField name="place" label={say.place[lang]} defaultValue={place} maxLength={40} autoComplete="off" />
        <Button look="main">{say.read[lang]}</Button>
      </form>
    </Sheet>
  );
}

interface VerdictProps {
  readonly result: NonNullable<VoucherDoorData['result']>;
  readonly lang: Site['lang'];
}

const Verdict = ({ result: { verdict, voucher }, lang }: VerdictProps) => (
  <NoticeBox role="status" tone={verdict === 'redeems' ? 'info' : 'danger'}>
    <p>
      <strong>{VOUCHER_VERDICT_TEXTS[verdict][lang]}</strong>
    </p>
    {voucher ? (
      <>
        <p>
          {voucher.title[lang]}, {datedMoment(voucher.starts_at, lang)}
        </p>
        <p>
          {voucherText.people[lang]}: {voucher.people}
          {voucher.reference === '' ? null : ` · ${voucherText.reference[lang]}: ${voucher.reference}`}
        </p>
        {verdict === 'already_redeemed' && voucher.redeemed ? (
          <p>{say.before(datedMoment(voucher.redeemed.at, lang), voucher.redeemed.place)[lang]}</p>
        ) : null}
      </>
    ) : null}
  </NoticeBox>
);
