import { invoicingText as say } from '#text/invoicing.ts';
import { buttonClass } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { WhatIsACfdi } from '#web/flows/invoicing/what-is-a-cfdi.tsx';
import type { WishData } from '#web/flows/reservation/datos-de-factura/wish-data.ts';
import { stepAddress } from '#web/flows/reservation/step-address.ts';
import type { AroundProps } from '#web/page.ts';

/** What it is for, and the way on without it. */
export function Around({ site: { lang }, children }: AroundProps<WishData>) {
  return (
    <Sheet title={say.wishTitle[lang]} lead={say.wishLead[lang]} width="text">
      {children}
      <p>
        <a className={buttonClass('quiet')} href={stepAddress('pago', lang)}>
          {say.skip[lang]}
        </a>
      </p>
      <WhatIsACfdi lang={lang} />
    </Sheet>
  );
}
