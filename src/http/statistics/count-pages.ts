import type { FastifyRequest } from 'fastify';
import type { Tally } from '#app/statistics/tally.ts';
import { type Device, deviceOf } from '#domain/statistics/device.ts';
import { labelOf } from '#domain/statistics/visit-count.ts';
import type { Caller } from '#app/caller.ts';
import { type PageAnswer, type SetCookie, UNKNOWN_PATH } from '#wire/page.ts';
import * as paths from '#wire/page-paths.ts';

type Sent = Pick<FastifyRequest, 'headers' | 'method'>;

const OK = 200;

/**
 * The device a request is counted for. Not counted: bots and programs, browser prefetches, and the carrier's operators.
 */
export function countedDevice({ headers }: Sent, caller: Caller): Device | undefined {
  const isAhead = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((said) =>
    String(said ?? '').includes('prefetch'),
  );
  const isOperator = caller.operatorSessionHash !== undefined || caller.operatorKeyHash !== undefined;
  return isAhead || isOperator ? undefined : deviceOf(headers['user-agent']);
}

const isUnknownPath = ({ name, value }: SetCookie): boolean =>
  name === UNKNOWN_PATH.name && value === UNKNOWN_PATH.value;

/** Counts a page that was viewed, or a path that is none; pages for operators and refusals have no name to count. */
export function countPage(
  { count }: Pick<Tally, 'count'>,
  request: Sent,
  { query, answer }: { readonly query: URLSearchParams; readonly answer: PageAnswer },
): void {
  if (request.method !== 'GET') return;
  // What was asked for is not stored: it is text of a stranger's, and there is no end of it.
  if (answer.kind === 'redirect' && answer.cookies?.some(isUnknownPath)) count('unknown_path', paths.home.es);
  if (answer.kind !== 'html' || answer.status !== OK || !answer.counted) return;
  const label = labelOf(answer.counted.path, answer.counted.lang);
  count('page', label);
  if (!isFromElsewhere(request)) return;
  count('entry', label);
  if (query.has('origin') || query.has('destination')) count('deep_link', label);
}

/**
 * Typed, from a message, or linked from another site. An old browser sends only a referrer, and on some pages not even
 * that.
 */
function isFromElsewhere({ headers }: Sent): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  return (
    headers.referer === undefined || !URL.canParse(headers.referer) || new URL(headers.referer).host !== headers.host
  );
}
