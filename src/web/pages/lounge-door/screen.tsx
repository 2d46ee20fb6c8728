import { formText } from '#text/form.ts';
import { ENTRY_TEXTS, loungeDoorText, loungeText } from '#text/lounge.ts';
import { spanThere } from '#text/zoned-moments.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CODE_INPUT, TextField } from '#ui/field.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { LoungeDoorData } from '#web/pages/lounge-door/lounge-door-data.ts';
import { errorAt } from '#web/shown-errors.ts';

/** The verdict on the last pass, and the field for the next one. */
export function Screen({ data, site: { lang, formToken } }: Pick<ScreenProps<LoungeDoorData>, 'data' | 'site'>) {
  const { entry, device, scan, code, errors } = data;
  return (
    <Sheet title={loungeDoorText.title[lang]} lead={loungeDoorText.description[lang]} width="form">
      <ErrorSummary
        title={formText.thereIsAProblem[lang]}
        // The field for the next code keeps the focus, and says what is wrong with the last.
        errors={errors.filter(({ field }) => field !== 'code')}
      />
      {entry ? (
        <NoticeBox role="status" tone={entry.verdict === 'enters' ? 'info' : 'danger'}>
          <p>
            <strong>{ENTRY_TEXTS[entry.verdict][lang]}</strong>
          </p>
          <p>
            {entry.lounge[lang]}, {spanThere(entry.starts_at, entry.ends_at, lang)}
          </p>
          <p>{loungeText.peopleOf(entry.people)[lang]}</p>
        </NoticeBox>
      ) : null}
      <form className={PANEL} method="post" noValidate>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="device" value={device} />
        <input type="hidden" name="scan" value={scan} />
        <TextField
          {...CODE_INPUT}
          name="code"
          label={loungeDoorText.code[lang]}
          hint={loungeDoorText.codeHint[lang]}
          error={errorAt(errors, 'code')}
          defaultValue={code}
          maxLength={200}
          required
          autoFocus
        />
        <Button look="main">{loungeDoorText.read[lang]}</Button>
      </form>
    </Sheet>
  );
}
