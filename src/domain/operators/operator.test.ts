import { expect, test } from 'vitest';
import { mayAct, OPERATOR_ROLES } from './operator.ts';

test('everybody does what is theirs; a manager does everything', () => {
  const allowed = OPERATOR_ROLES.filter((role) => mayAct({ role }, ['boarding', 'counter']));
  expect(allowed).toEqual(['counter', 'boarding', 'manager']);
  expect(OPERATOR_ROLES.filter((role) => mayAct({ role }, []))).toEqual(['manager']);
});

test('a role does nothing that is there for another one', () => {
  for (const role of ['counter', 'callcentre', 'boarding', 'editor'] as const) {
    const others = OPERATOR_ROLES.filter((other) => other !== role);
    expect([role, mayAct({ role }, others), mayAct({ role }, [role])]).toEqual([role, false, true]);
  }
});

test('an operator without a role named for it does nothing, and two roles do what is there for both', () => {
  expect(mayAct({ role: 'boarding' }, [])).toBe(false);
  expect(mayAct({ role: 'callcentre' }, ['counter', 'callcentre'])).toBe(true);
});
