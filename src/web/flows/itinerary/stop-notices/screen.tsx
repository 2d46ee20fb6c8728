import { noticesText } from '#text/notices-page.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { ScreenProps } from '#web/page.ts';

export interface StopData {
  readonly state: 'asked' | 'done' | 'invalid';
  readonly token: string;
}

const { stop } = noticesText;
const WORDS = {
  asked: { title: stop.title, lead: stop.lead },
  done: { title: stop.done, lead: stop.doneHint },
  invalid: { title: stop.invalid, lead: stop.invalidHint },
} as const;

/** One question and one button. */
export function Screen({
  data: { state, token },
  site: { lang, brand, formToken },
}: Pick<ScreenProps<StopData>, 'data' | 'site'>) {
  return (
    <Sheet title={WORDS[state].title[lang]} lead={WORDS[state].lead[lang]} width="text" takesFocus isNews>
      {state === 'asked' ? (
        <form method="post">
          <input type="hidden" name="_form" value={formToken} />
          <input type="hidden" name="token" value={token} />
          <Button look="main">{stop.submit[lang]}</Button>
        </form>
      ) : null}
      {state === 'invalid' ? <a href={`tel:${brand.phone.dial}`}>{brand.phone.shown}</a> : null}
    </Sheet>
  );
}
