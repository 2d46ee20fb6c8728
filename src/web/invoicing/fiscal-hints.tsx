import { fiscalName, withoutCompanyKind } from '#domain/invoicing/fiscal-name.ts';
import { isGenericRfc, parseRfc } from '#domain/invoicing/rfc.ts';
import { fiscalForm as say } from '#text/fiscal-form.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import styles from './fiscal-fields.module.css';

/** The kind of taxpayer of a tax id, or what looks wrong. Nothing while it is incomplete. */
export function RfcHint({ rfc: typed, lang }: { readonly rfc: string; readonly lang: Lang }) {
  const rfc = parseRfc(typed);
  if (!rfc || isGenericRfc(rfc)) return <Said lang={lang} />;
  return rfc.checks ? <Said says={say[rfc.holder]} lang={lang} /> : <Said says={say.rfcOdd} isOdd lang={lang} />;
}

interface NameHintProps {
  readonly name: string;
  readonly isCompany: boolean;
  readonly lang: Lang;
}

/** The name as it will be printed, without the company type if that was typed. */
export function NameHint({ name: typed, isCompany, lang }: NameHintProps) {
  const name = fiscalName(typed);
  const shorter = isCompany ? withoutCompanyKind(name) : undefined;
  if (shorter !== undefined) return <Said says={say.nameShorter(shorter)} isOdd lang={lang} />;
  return <Said {...(name === '' || name === typed ? {} : { says: say.nameAs(name) })} lang={lang} />;
}

export function PostalCodeHint({ cp, lang }: { readonly cp: string; readonly lang: Lang }) {
  const isOdd = /\D/.test(cp.trim()) || cp.trim().length > 5;
  return isOdd ? <Said says={say.postalCodeOdd} isOdd lang={lang} /> : <Said lang={lang} />;
}

interface SaidProps {
  readonly says?: Message;
  readonly isOdd?: boolean;
  readonly lang: Lang;
}

/** Present from the start, so that screen readers announce changes. */
const Said = ({ says, isOdd = false, lang }: SaidProps) => (
  <p className={`${styles['said']} ${isOdd ? styles['odd'] : ''}`.trim()} role="status">
    {says?.[lang] ?? ''}
  </p>
);
