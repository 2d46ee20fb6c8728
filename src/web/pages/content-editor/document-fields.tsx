import type { ReactNode } from 'react';
import { type BlockKind, BLOCKS, type FieldKind, TONES, type Words } from '#domain/content/block.ts';
import { isAddress } from '#domain/content/read-document.ts';
import type { Lang } from '#text/lang.ts';
import { BLOCK_NAMES, editingText as say, FIELD_NAMES, TONE_NAMES } from '#text/pages/editing.ts';
import { Button } from '#ui/button.tsx';
import { describedBy, FieldFrame, inputClass, TextField } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { fieldId } from '#ui/field-id.ts';
import { pathOfTarget } from '#web/content/targets.ts';
import type { TypedDocument } from '#web/pages/content-editor/document-form.ts';
import styles from '#web/pages/content-editor/content-editor.module.css';
import { errorAt, type ShownError } from '#web/shown-errors.ts';
import type { BlockView } from '#wire/content.ts';

interface DocumentFieldsProps {
  readonly document: TypedDocument;
  readonly errors: readonly ShownError[];
  readonly targets: readonly string[];
  readonly lang: Lang;
}

/** Common to all fields of a document. */
type Form = Omit<DocumentFieldsProps, 'document'>;

/** All fields of a document in reading order; both languages side by side, or stacked on a narrow screen. */
export function DocumentFields({ document: { title, description, blocks }, ...form }: DocumentFieldsProps) {
  const { lang } = form;
  return (
    <>
      <div className={styles['head']}>
        <Pair form={form} at="title" label={say.docTitle[lang]} value={title} isLine />
        <Pair
          form={form}
          at="description"
          label={say.docDescription[lang]}
          hint={say.docDescriptionHint[lang]}
          value={description}
        />
      </div>
      <h2>{say.blocks[lang]}</h2>
      <div className={styles['blocks']} id={fieldId('blocks')}>
        <AddButton at={0} label={say.addFirst[lang]} lang={lang} />
        {blocks.map((block, i) => (
          // Blocks are identified by their position only.
          <Part key={i} block={block} place={i} last={blocks.length - 1} form={form} />
        ))}
      </div>
    </>
  );
}

/** The anchor of a block, used after one of its buttons was pressed. */
const partId = (place: number): string => `part-${place}`;

interface PartProps {
  readonly block: BlockView;
  readonly place: number;
  readonly last: number;
  readonly form: Form;
}

function Part({ block, place, last, form }: PartProps) {
  const { lang } = form;
  const at = `blocks.${place}`;
  const name = say.part(place + 1, BLOCK_NAMES[block.kind][lang])[lang];
  const values = block as unknown as Readonly<Record<string, unknown>>;
  const move = (act: 'up' | 'down' | 'remove', to: number, text: string) => (
    <Button
      look="quiet"
      name="do"
      value={`${act}.${place}`}
      formAction={`#${partId(to)}`}
      aria-label={`${text}: ${name}`}
    >
      {text}
    </Button>
  );
  return (
    <fieldset className={styles['part']} id={partId(place)}>
      <legend>{name}</legend>
      <input type="hidden" name={`${at}.kind`} value={block.kind} />
      {Object.entries<FieldKind>(BLOCKS[block.kind]).map(([field, type]) => (
        <Field
          key={field}
          form={form}
          at={`${at}.${field}`}
          field={field}
          type={type}
          value={values[field]}
          place={place}
        />
      ))}
      <div className={styles['buttons']}>
        {place > 0 ? move('up', place - 1, say.up[lang]) : null}
        {place < last ? move('down', place + 1, say.down[lang]) : null}
        {move('remove', Math.max(0, place - 1), say.remove[lang])}
        <AddButton at={place + 1} label={say.addBelow[lang]} lang={lang} />
      </div>
    </fieldset>
  );
}

function AddButton({ at, label, lang }: { readonly at: number; readonly label: string; readonly lang: Lang }) {
  return (
    <span className={styles['add']}>
      <select name={`kind.${at}`} className={inputClass} aria-label={`${label}: ${at + 1}`} defaultValue="paragraph">
        {(Object.keys(BLOCK_NAMES) as BlockKind[]).map((kind) => (
          <option key={kind} value={kind}>
            {BLOCK_NAMES[kind][lang]}
          </option>
        ))}
      </select>
      <Button name="do" value={`add.${at}`} formAction={`#${partId(at)}`}>
        {label}
      </Button>
    </span>
  );
}

interface FieldProps {
  readonly form: Form;
  /** `blocks.2.text`: the name of the field and of its errors. */
  readonly at: string;
  readonly field: string;
  readonly type: FieldKind;
  readonly value: unknown;
  readonly place: number;
}

function Field({ form, at, field, type, value, place }: FieldProps) {
  const { lang } = form;
  const label = FIELD_NAMES[field]![lang];
  switch (type) {
    case 'words':
      return <Pair form={form} at={at} label={label} value={value as Words} />;
    case 'items':
      return (
        <Lines form={form} at={at} place={place} count={(value as readonly Words[]).length}>
          {(i) => (
            <Pair form={form} at={`${at}.${i}`} label={say.line(i + 1)[lang]} value={(value as readonly Words[])[i]} />
          )}
        </Lines>
      );
    case 'rows': {
      const rows = value as readonly { readonly label: Words; readonly value: Words }[];
      return (
        <Lines form={form} at={at} place={place} count={rows.length}>
          {(i) => (
            <>
              {(['label', 'value'] as const).map((part) => (
                <Pair
                  key={part}
                  form={form}
                  at={`${at}.${i}.${part}`}
                  label={`${FIELD_NAMES[part]![lang]} ${i + 1}`}
                  value={rows[i]?.[part]}
                />
              ))}
            </>
          )}
        </Lines>
      );
    }
    case 'tone':
      return (
        <FieldFrame name={at} label={label} error={errorAt(form.errors, at)}>
          <select
            {...describedBy({ name: at, error: errorAt(form.errors, at) })}
            name={at}
            className={inputClass}
            defaultValue={value as string}
          >
            {TONES.map((tone) => (
              <option key={tone} value={tone}>
                {TONE_NAMES[tone][lang]}
              </option>
            ))}
          </select>
        </FieldFrame>
      );
    case 'target':
      return <Target form={form} at={at} label={label} value={value as string} />;
  }
}

interface LinesProps {
  readonly form: Form;
  readonly at: string;
  readonly place: number;
  readonly count: number;
  readonly children: (line: number) => ReactNode;
}

/** The lines of a list, and an empty one for adding another. */
function Lines({ form: { lang, errors }, at, place, count, children }: LinesProps) {
  const error = errorAt(errors, at);
  return (
    <div className={styles['lines']} id={fieldId(at)}>
      {error ? <p className={styles['error']}>{error}</p> : null}
      {Array.from({ length: count + 1 }, (_, i) => (
        <div key={i} className={styles['line']}>
          <input type="hidden" name={`${at}.${i}`} value="" />
          {children(i)}
        </div>
      ))}
      <div className={styles['more']}>
        <Button look="quiet" name="do" value={`lines.${place}`} formAction={`#${partId(place)}`}>
          {say.moreLines[lang]}
        </Button>
        <small>{say.emptyLine[lang]}</small>
      </div>
    </div>
  );
}

interface PairProps {
  readonly form: Form;
  readonly at: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: Words | undefined;
  readonly isLine?: boolean;
}

/** A text in both languages. Input that is too long is reported, not cut. */
function Pair({ form: { errors, lang }, at, label, hint, value, isLine = false }: PairProps) {
  return (
    <div className={styles['pair']}>
      {(['es', 'en'] as const).map((its) => {
        const name = `${at}.${its}`;
        const shared = {
          name,
          label: say.inLang(label, say.langs[its][lang])[lang],
          hint,
          error: errorAt(errors, name),
          defaultValue: value?.[its] ?? '',
          lang: its,
          spellCheck: true,
        };
        return isLine ? (
          <TextField key={its} {...shared} autoComplete="off" />
        ) : (
          <TextArea key={its} {...shared} rows={rowsOf(value?.[its] ?? '')} />
        );
      })}
    </div>
  );
}

/** Characters per line on a phone. */
const LINE = 45;
const MAX_ROWS = 8;

const rowsOf = (text: string): number =>
  Math.min(
    MAX_ROWS,
    1 + text.split('\n').reduce((rows, line) => rows + Math.floor(line.length / LINE), text.split('\n').length - 1),
  );

function Target({
  form,
  at,
  label,
  value,
}: Pick<FieldProps, 'form' | 'at'> & { readonly label: string; readonly value: string }) {
  const { lang, targets, errors } = form;
  const error = errorAt(errors, at);
  const isElsewhere = isAddress(value) || (value !== '' && !targets.includes(value));
  return (
    <div className={styles['pair']}>
      <FieldFrame name={at} label={label} error={error}>
        <select
          {...describedBy({ name: at, error })}
          name={at}
          className={inputClass}
          defaultValue={isElsewhere ? '' : value}
        >
          <option value="">{say.choose[lang]}</option>
          {targets.map((target) => (
            <option key={target} value={target}>
              {nameOf(target, lang)}
            </option>
          ))}
        </select>
      </FieldFrame>
      <TextField
        name={`${at}.address`}
        label={say.address[lang]}
        hint={say.addressHint[lang]}
        defaultValue={isElsewhere ? value : ''}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
  );
}

/** Editors know a page by its URL. */
function nameOf(target: string, lang: Lang): string {
  if (target === 'phone') return say.callUs[lang];
  if (target === 'email') return say.writeUs[lang];
  if (target === 'whatsapp') return say.whatsappUs[lang];
  return pathOfTarget(target)?.[lang] ?? target;
}
