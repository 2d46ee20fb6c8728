import { formText } from '#text/form.ts';
import { invoicingText } from '#text/invoicing.ts';
import { severalText as say } from '#text/invoicing-several.ts';
import { datedMoment } from '#text/moments.ts';
import { buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Sheet } from '#ui/sheet.tsx';
import panel from '#web/invoicing/panel.module.css';
import { RequestedPanel } from '#web/invoicing/requested-panel.tsx';
import { WhatIsACfdi } from '#web/invoicing/what-is-a-cfdi.tsx';
import type { ShellProps } from '#web/page.ts';
import { signInAddress } from '#web/sign-in-address.ts';
import { findSeveralPath } from '#wire/invoicing-paths.ts';
import * as paths from '#wire/page-paths.ts';
import { JointList } from './joint-list.tsx';
import type { SeveralData } from './several-data.ts';

/** What can go on one invoice, and around it what needs no script. */
export function Shell({ data, site, children }: ShellProps<SeveralData>) {
  const { lang } = site;
  const { view, asked, errors } = data;
  const { reservations, limit_invoicing_date: until, signed_in: isSignedIn } = view;
  const here = paths.invoicingSeveral[lang];
  return (
    <Sheet title={say.title[lang]} lead={say.lead[lang]} width="wide">
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {asked ? <RequestedPanel asked={asked} here={`${here}?invoice=${asked.invoice_id}`} site={site} /> : null}
      {reservations.length === 0 ? (
        <p>{(isSignedIn ? say.nothingOwn : say.nothing)[lang]}</p>
      ) : (
        <>
          <JointList data={data} lang={lang} />
          <p className={panel['hint']}>
            {say.rules[lang]} {until ? say.until(datedMoment(until, lang))[lang] : null}
          </p>
        </>
      )}
      <p className={panel['files']}>
        <a className={buttonClass()} href={findSeveralPath(lang)}>
          {say.addOther[lang]}
        </a>
        {isSignedIn ? null : (
          <a className={buttonClass('quiet')} href={signInAddress(here, lang)}>
            {say.signIn[lang]}
          </a>
        )}
        <a className={buttonClass('quiet')} href={isSignedIn ? paths.myInvoices[lang] : paths.invoicing[lang]}>
          {(isSignedIn ? say.mine : invoicingText.other)[lang]}
        </a>
      </p>
      {children}
      <WhatIsACfdi lang={lang} />
    </Sheet>
  );
}
