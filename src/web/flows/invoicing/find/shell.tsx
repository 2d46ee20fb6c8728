import { invoicingText as say } from '#text/invoicing.ts';
import { severalText } from '#text/invoicing-several.ts';
import { Sheet } from '#ui/sheet.tsx';
import { PanelShell } from '#web/invoicing/panel-shell.tsx';
import { BySeries } from './by-series.tsx';
import type { InvoicingData } from './find-data.ts';
import { WhatIsACfdi } from '#web/invoicing/what-is-a-cfdi.tsx';
import type { ShellProps } from '#web/page.ts';

/** The static parts around the interactive one, for both finding and requesting. */
export function Shell({ data, site, children }: ShellProps<InvoicingData>) {
  if (data.kind === 'desk')
    return (
      <PanelShell data={data} site={site}>
        {children}
      </PanelShell>
    );
  const { lang } = site;
  return (
    <Sheet
      title={(data.several ? severalText.addOther : say.title)[lang]}
      lead={(data.several ? severalText.addOtherLead : say.lead)[lang]}
      width="form"
    >
      {children}
      <BySeries data={data} site={site} />
      <p>{say.terms[lang]}</p>
      <WhatIsACfdi lang={lang} />
    </Sheet>
  );
}
