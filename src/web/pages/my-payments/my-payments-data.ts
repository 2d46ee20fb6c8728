import type { DataOf } from '#wire/route.ts';
import type { getPayments } from '#wire/my-account.ts';

export type MyPaymentsData = DataOf<typeof getPayments>;
