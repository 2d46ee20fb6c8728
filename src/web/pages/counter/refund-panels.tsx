import { counterText } from '#text/pages/counter.ts';
import { Button } from '#ui/button.tsx';
import { describedBy, FieldFrame, inputClass } from '#ui/field.tsx';
import { Price, priceText } from '#ui/price.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import styles from '#web/counter/counter.module.css';
import type { ScreenProps, Site } from '#web/page.ts';
import { actionOf, type CounterData } from '#web/pages/counter/counter-data.ts';
import { ActionForm } from '#web/pages/counter/form.tsx';

/** Manual refunds that are still due: visible to everybody, marked as paid by a manager. */
export function RefundPanels({ data, site }: Omit<ScreenProps<CounterData>, 'call'>) {
  const { view } = data;
  const { lang } = site;
  if (!view || view.to_refund.length === 0) return null;
  const isMine = actionOf(view, 'refund_by_hand')?.verdict === 'open';
  return (
    <section className={styles['panel']} aria-labelledby="refunds">
      <h2 id="refunds">{counterText.refundTitle[lang]}</h2>
      {view.to_refund.map(({ refund, amount, reason, state, by_link: isByLink }, index) => (
        <div key={refund} className={styles['form']}>
          <p>
            <Price amount={amount} lang={lang} />: {reasonText(reason)[lang]}
          </p>
          {state === 'due' ? <p>{counterText.refundTried[lang]}</p> : null}
          {isByLink ? <NoticeBox>{BY_LINK[state][lang]}</NoticeBox> : null}
          {state === 'by_hand' && isMine ? (
            <ActionForm data={data} site={site} act="refund" about={refund} className={styles['form']}>
              <input type="hidden" name="refund" value={refund} />
              <NoteField lang={lang} id={index === 0 ? 'note' : `note-${refund}`} />
              <Button>{counterText.refund(priceText(amount, lang))[lang]}</Button>
            </ActionForm>
          ) : null}
        </div>
      ))}
    </section>
  );
}

/** The same field in several forms; the summary of errors links to the first. */
function NoteField({ id, lang }: Pick<Site, 'lang'> & { readonly id: string }) {
  const frame = { name: id, hint: counterText.refundNoteHint[lang] };
  return (
    <FieldFrame {...frame} label={counterText.refundNote[lang]}>
      <input {...describedBy(frame)} name="note" className={inputClass} autoComplete="off" maxLength={200} required />
    </FieldFrame>
  );
}

const BY_LINK = { due: counterText.refundByLinkTried, by_hand: counterText.refundByLink };

const reasonText = (reason: string) =>
  reason === 'late' || reason === 'surplus' ? counterText.refundReasons[reason] : counterText.refundReasons.other;
