import type { ReactNode } from 'react';
import { CAUSES, EFFECTS, SEVERITIES } from '#domain/alerts/alert.ts';
import { alertText, CAUSE_TEXTS, EFFECT_TEXTS, SEVERITY_TEXTS } from '#text/alerts.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { alertsText as say } from '#text/pages/alerts.ts';
import { Button } from '#ui/button.tsx';
import { Choice, Choices } from '#ui/choice.tsx';
import { CheckField, FieldFrame, inputClass, TextField } from '#ui/field.tsx';
import { fieldId } from '#ui/field-id.ts';
import { Fold } from '#ui/fold.tsx';
import { PANEL } from '#ui/sheet.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { AlertList } from '#web/alerts/alert-list.tsx';
import type { Site } from '#web/page.ts';
import type { EditedAlert, TypedAlert } from '#web/pages/alerts/alerts-data.ts';
import { errorAt, type ShownError } from '#web/shown-errors.ts';

interface AlertFormProps {
  readonly edited: EditedAlert;
  readonly errors: readonly ShownError[];
  readonly site: Pick<Site, 'lang' | 'formToken'>;
}

/** An alert with a preview, its form, and the button to end it. An ended alert is read-only. */
export function AlertForm({ edited, errors, site }: AlertFormProps) {
  const { stored } = edited;
  const { lang } = site;
  return (
    <>
      {stored ? (
        <section aria-labelledby="preview">
          <h2 id="preview">{say.preview[lang]}</h2>
          <AlertList alerts={[stored]} lang={lang} />
        </section>
      ) : null}
      {stored?.state === 'ended' ? null : <Fields edited={edited} errors={errors} site={site} />}
      {stored && stored.state !== 'ended' ? (
        <form className={PANEL} method="post">
          <Hidden edited={edited} formToken={site.formToken} />
          <p>{say.endHint[lang]}</p>
          <Button look="danger" name="do" value="end">
            {say.end[lang]}
          </Button>
        </form>
      ) : null}
    </>
  );
}

function Fields({ edited, errors, site: { lang, formToken } }: AlertFormProps) {
  const { typed, routes, stops, notify } = edited;
  const text = (name: TextName, label: Message, hint: Message) => (
    <TextField
      name={name}
      label={label[lang]}
      hint={hint[lang]}
      error={errorAt(errors, name)}
      defaultValue={typed[name]}
      maxLength={160}
      autoComplete="off"
      required
    />
  );
  const field = (name: DayName, type: 'date' | 'datetime-local', label: Message, hint: Message) => (
    <TextField
      name={name}
      type={type}
      label={label[lang]}
      hint={hint[lang]}
      error={errorAt(errors, name)}
      defaultValue={typed[name]}
    />
  );
  const body = (name: BodyName, label: Message) => (
    <TextArea
      name={name}
      label={label[lang]}
      hint={say.bodyHint[lang]}
      error={errorAt(errors, name)}
      defaultValue={typed[name]}
      rows={5}
      required
    />
  );
  return (
    <form className={PANEL} method="post" noValidate>
      <Hidden edited={edited} formToken={formToken} />
      {text('title_es', say.titleEs, say.titleHint)}
      {body('body_es', say.bodyEs)}
      {text('title_en', say.titleEn, say.titleHint)}
      {body('body_en', say.bodyEn)}
      <Choices look="chips" legend={say.severity[lang]} isLegendShown>
        {SEVERITIES.map((severity) => (
          <Choice
            key={severity}
            name="severity"
            value={severity}
            label={SEVERITY_TEXTS[severity][lang]}
            defaultChecked={typed.severity === severity}
          />
        ))}
      </Choices>
      <Select
        name="effect"
        label={say.effect[lang]}
        value={typed.effect}
        of={EFFECTS}
        texts={EFFECT_TEXTS}
        lang={lang}
      />
      <Select name="cause" label={say.cause[lang]} value={typed.cause} of={CAUSES} texts={CAUSE_TEXTS} lang={lang} />
      <p>{say.scopeHint[lang]}</p>
      <Named name="routes" title={say.routes[lang]} of={routes} chosen={typed.routes} errors={errors} lang={lang} />
      <Named name="stops" title={say.stops[lang]} of={stops} chosen={typed.stops} errors={errors} lang={lang} />
      {field('days_from', 'date', say.daysFrom, say.daysHint)}
      {field('days_until', 'date', say.daysUntil, say.daysHint)}
      {field('active_from', 'datetime-local', say.activeFrom, say.activeFromHint)}
      {field('active_until', 'datetime-local', say.activeUntil, say.activeUntilHint)}
      <CheckField name="notify" label={say.notify[lang]} hint={say.notifyHint[lang]} defaultChecked={notify} />
      {/* Enter in a field triggers the first button: saving publishes nothing. */}
      <Button name="do" value="save">
        {say.save[lang]}
      </Button>
      <Button look="main" name="do" value="publish">
        {say.publish[lang]}
      </Button>
    </form>
  );
}

type TextName = 'title_es' | 'title_en';
type BodyName = 'body_es' | 'body_en';
type DayName = 'days_from' | 'days_until' | 'active_from' | 'active_until';

const Hidden = ({
  edited: { id, stored },
  formToken,
}: {
  readonly edited: EditedAlert;
  readonly formToken: string;
}) => (
  <>
    <input type="hidden" name="_form" value={formToken} />
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="revision" value={stored?.revision ?? 0} />
  </>
);

interface SelectProps<Value extends string> {
  readonly name: keyof TypedAlert;
  readonly label: string;
  readonly value: Value;
  readonly of: readonly Value[];
  readonly texts: Readonly<Record<Value, Message>>;
  readonly lang: Lang;
}

/** Always has a selection: the first option means unknown. */
const Select = <Value extends string>({ name, label, value, of, texts, lang }: SelectProps<Value>) => (
  <FieldFrame name={name} label={label}>
    <select id={fieldId(name)} className={inputClass} name={name} defaultValue={value}>
      {of.map((one) => (
        <option key={one} value={one}>
          {texts[one][lang]}
        </option>
      ))}
    </select>
  </FieldFrame>
);

interface NamedProps {
  readonly name: 'routes' | 'stops';
  readonly title: string;
  readonly of: EditedAlert['routes'];
  readonly chosen: readonly string[];
  readonly errors: readonly ShownError[];
  readonly lang: Lang;
}

/** A multiple choice, collapsed until something is chosen. */
function Named({ name, title, of, chosen, errors, lang }: NamedProps) {
  const error = errorAt(errors, name);
  // What is not among them by now stays chosen until it is unticked: none chosen is the whole carrier.
  const gone = chosen.filter((id) => of.every((one) => one.id !== id)).map((id) => ({ id, name: id }));
  return (
    <Fold title={say.chosen(title, chosen.length)[lang]} isOpen={chosen.length > 0 || error !== undefined}>
      <div id={fieldId(name)} tabIndex={-1}>
        {error ? <Wrong>{error}</Wrong> : null}
        <Choices look="chips" legend={alertText[name][lang]}>
          {[...gone, ...of].map(({ id, name: label }) => (
            <Choice
              key={id}
              type="checkbox"
              name={name}
              value={id}
              label={label}
              defaultChecked={chosen.includes(id)}
            />
          ))}
        </Choices>
      </div>
    </Fold>
  );
}

const Wrong = ({ children }: { readonly children: ReactNode }) => (
  <p>
    <strong>{children}</strong>
  </p>
);
