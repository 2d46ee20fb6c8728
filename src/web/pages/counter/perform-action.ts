import { CARD_TYPES } from '#domain/payment/card-type.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { FormErrors, PageContext } from '#web/page.ts';
import type { Done } from '#web/pages/counter/counter-data.ts';
import { parsePesos } from '#web/pages/counter/pesos.ts';
import {
  postCash,
  postConversion,
  postCounterResend,
  postExchange,
  postPrint,
  postManualRefund,
} from '#wire/counter.ts';

type Answer = Result<Done, FormErrors>;

/** Performs the action a counter form requests. */
export async function performAction({ call }: Pick<PageContext, 'call'>, form: URLSearchParams): Promise<Answer> {
  const text = (name: string): string => form.get(name)?.trim() ?? '';
  const known = { code: text('code'), idempotency_key: text('key') };
  switch (text('do')) {
    case 'cash': {
      const received = text('received') === '' ? undefined : parsePesos(text('received'));
      if (received === undefined && text('received') !== '') return invalid('received');
      const body = { ...known, total: Number(text('total')), ...(received !== undefined && { received }) };
      const taken = await call(postCash, { body });
      return taken.ok ? ok({ kind: 'cash', ...taken.data }) : fail(taken.errors);
    }
    case 'conversion': {
      const card = CARD_TYPES.find((type) => type === text('card_type'));
      if (!card) return fail([{ code: 'card_type_required', message: '', field: 'card_type' }]);
      const paid = { total: Number(text('total')), authorisation: text('authorisation'), card_type: card } as const;
      const body = { ...known, ...paid };
      const made = await call(postConversion, { body });
      return made.ok ? ok({ kind: 'conversion', ...made.data }) : fail(made.errors);
    }
    case 'exchange': {
      const direction = text('direction') === 'return' ? 'return' : 'departure';
      const body = { ...known, direction, passenger: Number(text('passenger')), seat: Number(text('seat')) } as const;
      const moved = await call(postExchange, { body });
      return moved.ok ? ok({ kind: 'exchange', ...moved.data }) : fail(moved.errors);
    }
    case 'print': {
      const printed = await call(postPrint, { body: known });
      return printed.ok ? ok({ kind: 'print' }) : fail(printed.errors);
    }
    case 'resend': {
      const sent = await call(postCounterResend, { body: known });
      return sent.ok ? ok({ kind: 'resend' }) : fail(sent.errors);
    }
    case 'refund': {
      const body = { refund: text('refund'), note: text('note'), idempotency_key: known.idempotency_key };
      const done = await call(postManualRefund, { body });
      return done.ok ? ok({ kind: 'refund' }) : fail(done.errors);
    }
    default:
      return invalid();
  }
}

const invalid = (field?: string): Answer =>
  fail([{ code: 'invalid_request', message: '', ...(field === undefined ? {} : { field }) }]);
