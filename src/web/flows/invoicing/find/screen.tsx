import { PanelForm } from '#web/invoicing/panel-form.tsx';
import { FindForm } from './find-form.tsx';
import type { InvoicingData } from './find-data.ts';
import type { ScreenProps } from '#web/page.ts';

/** Finding what to invoice, and requesting the invoice. */
export const Screen = ({ data, site, call }: ScreenProps<InvoicingData>) =>
  data.kind === 'desk' ? (
    <PanelForm data={data} site={site} call={call} />
  ) : (
    <FindForm data={data} site={site} call={call} />
  );
