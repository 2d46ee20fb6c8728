/** Loaded where a payment is asked for a captcha, which is rare. */
export { withCaptcha } from '#web/guessing/with-captcha.ts';
