import { captchaText } from '#text/captcha.ts';
import type { Lang } from '#text/lang.ts';

interface Recaptcha {
  ready(then: () => void): void;
  render(
    place: HTMLElement,
    options: { sitekey: string; hl: string; callback: (token: string) => void; 'error-callback': () => void },
  ): number;
}

/** The provider's fixed URL, the only one the page's CSP allows. */
const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

/**
 * Shows the reCAPTCHA box in a dialog; undefined if it is closed or the script fails to load. Nothing is loaded before
 * it is needed.
 */
export async function tickBox(siteKey: string, lang: Lang): Promise<string | undefined> {
  const recaptcha = await loaded();
  if (!recaptcha) return undefined;
  const dialog = document.createElement('dialog');
  const [words, place, close] = ['p', 'div', 'button'].map((name) => document.createElement(name));
  words!.textContent = captchaText.tick[lang];
  close!.textContent = captchaText.cancel[lang];
  dialog.append(words!, place!, close!);
  document.body.append(dialog);
  dialog.showModal();
  const token = await new Promise<string | undefined>((resolve) => {
    const end = () => resolve(undefined);
    close!.addEventListener('click', end);
    dialog.addEventListener('close', end);
    recaptcha.render(place!, { sitekey: siteKey, hl: lang, callback: resolve, 'error-callback': end });
  });
  // A dialog that is only removed leaves the focus nowhere.
  dialog.close();
  dialog.remove();
  return token;
}

function loaded(): Promise<Recaptcha | undefined> {
  const here = () => (globalThis as { grecaptcha?: Recaptcha }).grecaptcha;
  return new Promise((resolve) => {
    const whenReady = () => {
      const recaptcha = here();
      if (recaptcha) recaptcha.ready(() => resolve(recaptcha));
      else resolve(undefined);
    };
    if (here()) return whenReady();
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('load', whenReady);
    script.addEventListener('error', () => {
      script.remove();
      resolve(undefined);
    });
    document.head.append(script);
  });
}
