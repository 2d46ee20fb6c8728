import type { Step } from '#domain/booking/step.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { go, type Outcome, type PageContext } from '#web/page.ts';
import type { SetCookie } from '#wire/page.ts';
import { postExtend } from '#wire/websale.ts';

const NOT_EXTENDED: SetCookie = { name: 'notice', value: 'not-extended' };

/** "More time" without scripts: a form on any step. The step is rendered again with the extended hold. */
export async function extendIfRequested(
  context: PageContext,
  { code, step }: { readonly code: string; readonly step: Step },
): Promise<Outcome<never> | undefined> {
  if (context.form?.get('do') !== 'extend') return undefined;
  const extended = await context.call(postExtend, { body: { code } });
  return go(stepAddress(step, { lang: context.lang, code }), extended.ok ? [] : [NOT_EXTENDED]);
}
