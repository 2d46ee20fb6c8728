import { expect, test } from 'vitest';
import { mayAct, OPERATOR_ROLES } from './operator.ts';

test('everybody does what is theirs; a manager does everything', () => {
  const allowed = OPERATOR_ROLES.filter((role) => mayAct({ role }, ['boarding', 'counter']));
  expect(allowed).toEqual(['counter', 'boarding', 'manager']);
  expect(OPERATOR_ROLES.filter((role) => mayAct({ role }, []))).toEqual(['manager']);
});
