import { mayDo } from '#domain/counter/counter-actions.ts';
import { counterText } from '#text/pages/counter.ts';
import { shownErrors } from '#web/all-errors.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { Shell } from '#web/pages/counter/shell.tsx';
import { Footer } from '#web/pages/counter/footer.tsx';
import type { CounterData, Done } from '#web/pages/counter/counter-data.ts';
import { performAction } from '#web/pages/counter/perform-action.ts';
import { Screen } from '#web/pages/counter/screen.tsx';
import { typedCode } from '#web/counter/typed-code.ts';
import { notYourRole } from '#web/operators/not-your-role.ts';
import { operatorSignIn } from '#web/operators/sign-in-address.ts';
import { type CounterView, getCounterReservation } from '#wire/counter.ts';
import { getOperator } from '#wire/operation.ts';
import * as paths from '#wire/page-paths.ts';

/**
 * A reservation at the counter: its state, the possible actions, and performing them. A form submitted twice performs
 * its action once.
 */
export const counterPage: Page<CounterData> = {
  load: (context) => shown(context, NOTHING_DONE),

  async act(context, form) {
    const done = await performAction(context, form);
    return shown(context, done.ok ? { done: done.value, errors: [] } : { done: null, errors: done.fault });
  },

  head: ({ view }, { lang }) => ({
    title: view ? `${view.reservation.code} · ${counterText.title[lang]}` : counterText.title[lang],
    description: counterText.description[lang],
    noIndex: true,
  }),
  Shell,
  Screen,
  Footer,
};

interface Came {
  readonly done: Done | null;
  readonly errors: FormErrors;
}

const NOTHING_DONE: Came = { done: null, errors: [] };

async function shown(context: PageContext, { done, errors }: Came): Promise<Outcome<CounterData>> {
  const { call, form, query, lang } = context;
  const code = typedCode(form?.get('code') ?? query.get('code') ?? '');
  const own = `${paths.counter[lang]}${code === '' ? '' : `?code=${encodeURIComponent(code)}`}`;
  const operator = await call(getOperator);
  if (!operator.ok) return go(operatorSignIn(own, lang));
  if (!mayDo(operator.data, 'open')) return notYourRole(lang);
  const found = code === '' ? undefined : await call(getCounterReservation, { query: { code } });
  const all = [...errors, ...(found && !found.ok ? found.errors : [])];
  const view: CounterView | null = found?.ok ? found.data : null;
  return {
    kind: 'show',
    status: all.length > 0 ? 422 : 200,
    data: {
      operator: operator.data,
      view,
      code,
      // A refused form can be corrected and resubmitted: it gets a new key, because nothing was done.
      key: crypto.randomUUID(),
      done,
      typed: {
        received: form?.get('received') ?? '',
        authorisation: form?.get('authorisation') ?? '',
        cardType: form?.get('card_type') ?? '',
      },
      errors: shownErrors(all, lang),
      pdf: `/api/operation/counter/pdf?code=${encodeURIComponent(code)}&lang=${lang}&download=true`,
    },
  };
}
