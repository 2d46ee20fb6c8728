import { payForm } from '#text/pay-form.ts';
import type { Lang } from '#text/lang.ts';
import { Button } from '#ui/button.tsx';
import styles from './payment-form.module.css';
import { FORM_ID } from './payment-form.tsx';
import type { ShownWay } from './way-texts.ts';

interface PayButtonProps {
  readonly ways: readonly ShownWay[];
  readonly works: boolean;
  readonly lang: Lang;
}

/** The only pay button, labelled with its action, with or without scripts; it may be outside its form. */
export const PayButton = ({ ways, works, lang }: PayButtonProps) => (
  <>
    <Button look="main" form={FORM_ID} busy={works} className={styles['pay']}>
      {works
        ? payForm.working[lang]
        : ways.map(({ kind, method, action }) => (
            <span data-for={kind} key={method}>
              {action}
            </span>
          ))}
    </Button>
    <p className={styles['calm']} role="status">
      {works ? payForm.doNotClose[lang] : ''}
    </p>
  </>
);
