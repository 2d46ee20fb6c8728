/** What shows that somebody who holds seats unpaid is no program: a captcha, or a code that was sent to the contact. */
export type HoldProof = 'captcha' | 'contact';
