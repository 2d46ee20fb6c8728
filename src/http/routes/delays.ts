import { type Recorded, recordDelay } from '#app/disruptions/record-delay.ts';
import { recordService } from '#app/disruptions/record-class-change.ts';
import type { Operators } from '#app/operators/ports.ts';
import type { Handler } from '#http/handler.ts';
import { forOperators } from '#http/operator-handler.ts';
import { fail, ok } from '#kernel/result.ts';
import { postDelay, postService } from '#wire/delays.ts';

type Deps = Parameters<typeof recordDelay>[0] & { readonly operators: Operators };

/** Operators reporting on departures. */
export function delayHandlers(deps: Deps): readonly Handler[] {
  const record = recordDelay(deps);
  const recordClass = recordService(deps);
  const operators = forOperators(deps.operators);
  return [
    operators(postDelay, async ({ body, now }, operator) => {
      const { departure, route, stop, minutes, ours: isOurs, reason } = body;
      const said = { departure, route, stop, minutes: minutes ?? undefined, isOurs, reason };
      const recorded = await record({ ...said, recordedBy: operator.name }, now);
      return recorded.ok ? ok(toldOf(recorded.value)) : fail([recorded.fault]);
    }),
    operators(postService, async ({ body, now }, operator) => {
      const { departure, route, service, reason } = body;
      const recorded = await recordClass({ departure, route, service, reason, recordedBy: operator.name }, now);
      return recorded.ok ? ok(toldOf(recorded.value)) : fail([recorded.fault]);
    }),
  ];
}

const toldOf = ({ departure: { id, route }, told }: Recorded) => ({ departure: id, route, told });
