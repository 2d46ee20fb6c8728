import { guard } from '#domain/booking/steps.ts';
import { resumePage } from '#text/resume-page.ts';
import { type ResumeData, Screen } from './screen.tsx';
import { remember } from '#web/booking/enter-step.ts';
import { guardFacts } from '#web/booking/guard-facts.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { go, type Page } from '#web/page.ts';
import { CANCELLED, itineraryPath, itineraryUrlOf, resumePath, TO_ITINERARY } from '#wire/link-paths.ts';
import { postResume } from '#wire/begun.ts';

/** Ignores anything a mail program or a bank appended to the link. */
const TOKEN = /^[\w-]+/;

/**
 * The link in an e-mail, or the return from a bank: opens the reservation in this browser and redirects to its current
 * step (B5, T39).
 */
export const continuePage: Page<ResumeData> = {
  async load({ query, lang, call }) {
    const token = TOKEN.exec(query.get('t') ?? '')?.[0] ?? '';
    const opened = await call(postResume, { body: { token } });
    const isToItinerary = query.get(TO_ITINERARY[0]) === TO_ITINERARY[1];
    if (opened.ok) {
      const { reservation } = opened.data;
      if (isToItinerary) return go(itineraryPath(lang, reservation.code));
      const verdict = guard('pago', guardFacts(reservation));
      const { code } = reservation;
      const step = verdict.kind === 'go' ? verdict.step : 'pago';
      const cancelled = step === 'pago' && query.has(CANCELLED) ? `&${CANCELLED}=1` : '';
      return go(stepAddress(step, { lang, code }) + cancelled, [remember(code)]);
    }
    const why = WHY[opened.status] ?? 'unreachable';
    return {
      kind: 'show',
      status: why === 'unreachable' ? 503 : 404,
      data: { why, again: isToItinerary ? itineraryUrlOf(resumePath(lang, token)) : resumePath(lang, token) },
    };
  },
  head: ({ why }, { lang }) => ({
    title: resumePage[why].title[lang],
    description: resumePage.title[lang],
    noIndex: true,
  }),
  Screen,
};

/** By the HTTP status of the refusal. */
const WHY: Readonly<Record<number, ResumeData['why']>> = { 400: 'forged', 404: 'forged', 410: 'expired' };
