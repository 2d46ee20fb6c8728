import type { Books, Entry } from './books.ts';
import type { Charge } from './charge.ts';
import { createCourier } from './courier.ts';
import type { Faults } from './faults.ts';
import type { AccountFlags } from './flags.ts';
import { EVENT_TYPES, type Hook, STANDING } from './hook.ts';
import { greeting, noticeBodyOf, noticeFor, type Notice } from './notice.ts';
import { type DeliveryOutcome, insistOn, postTo } from './post-notice.ts';

interface Deps {
  readonly books: Books;
  readonly faults: Faults;
  readonly webhook: AccountFlags['webhook'];
  readonly origin: () => string;
}

/** All changes of charges go through here: stored together with their events, which are then delivered. */
export function openTill({ books, faults, webhook, origin }: Deps) {
  const courier = createCourier({ faults, told: books.told });
  const standing: readonly Hook[] = webhook ? [{ ...webhook, id: STANDING, eventTypes: EVENT_TYPES }] : [];
  const hooks = () => [...standing, ...books.hooks()];

  /** A removed webhook gets no more events. */
  const deliver = (notice: Notice): void => {
    const hook = hooks().find(({ id }) => id === notice.hook);
    if (hook) void courier(notice, hook);
    else books.told(notice.id);
  };

  return {
    settle: (charge: Charge, ...more: readonly Entry[]): Charge => {
      const body = noticeBodyOf({ before: books.charge(charge.id), after: charge, at: Date.now() }, origin());
      const notices = hooks()
        .filter(({ eventTypes }) => eventTypes.includes(body.type))
        .map(({ id }) => noticeFor(id, body));
      books.keep({ charge }, ...more, ...notices.map((notice) => ({ notice })));
      for (const notice of notices) deliver(notice);
      return charge;
    },
    /** Verifies a webhook, once. */
    verify: (hook: Hook): Promise<DeliveryOutcome> => postTo(hook, greeting(Date.now())),
    /**
     * Once the server listens: sends verifications, if wanted, and the events that the previous process did not
     * deliver.
     */
    open: (greets: boolean) => {
      if (greets) for (const hook of hooks()) void insistOn(hook, greeting(Date.now()));
      for (const notice of books.untold()) deliver(notice);
    },
  };
}

export type Till = ReturnType<typeof openTill>;
