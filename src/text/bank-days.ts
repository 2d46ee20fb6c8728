/** Business days that a bank may take to show money that was returned to a card or an account. */
export const BANK_DAYS = { least: 3, most: 10 } as const;

/** The same within a sentence. */
export const bankDays = {
  es: `de ${BANK_DAYS.least} a ${BANK_DAYS.most} días hábiles`,
  en: `${BANK_DAYS.least} to ${BANK_DAYS.most} business days`,
} as const;
