/** Evidence that the holder of unpaid seats is not a program: a captcha, or a code sent to the contact. */
export type HoldProof = 'captcha' | 'contact';
