import type { LocalDate } from '#kernel/instant.ts';
import { type Centavos, centavos } from '#kernel/money.ts';

/** Mexico's unit of value, of a day; a new one holds from the first of February (T35). The newest first. */
const UMA: readonly { readonly from: string; readonly daily: Centavos }[] = [
  { from: '2026-02-01', daily: centavos(11_731) },
  { from: '2025-02-01', daily: centavos(11_314) },
  { from: '2024-02-01', daily: centavos(10_857) },
];

/** The unit on a day. Days before the table have its oldest one. */
export const umaOn = (day: LocalDate): Centavos => (UMA.find(({ from }) => from <= day) ?? UMA.at(-1)!).daily;
