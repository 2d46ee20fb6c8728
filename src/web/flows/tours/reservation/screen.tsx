import type { ShownReservation } from '#web/flows/tours/reservation/reservation-data.ts';
import type { ScreenProps } from '#web/page.ts';
import { CaptchaField } from '#web/guessing/captcha-field.tsx';

/** The page is one form; only a captcha that it requires is solved by the browser. */
export const Screen = ({ data, site: { lang } }: ScreenProps<ShownReservation>) => (
  <CaptchaField task={data.captcha} lang={lang} />
);
