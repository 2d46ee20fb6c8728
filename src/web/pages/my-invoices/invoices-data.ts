import type { DataOf } from '#wire/route.ts';
import type { getInvoices } from '#wire/my-account.ts';

export type InvoicesData = DataOf<typeof getInvoices>;
