import { useState } from 'react';
import type { ShownError } from '#web/shown-errors.ts';

/** Errors with the number of answers that brought them, a key: the same ones again are announced again. */
export function useAnsweredErrors(drawn: readonly ShownError[]) {
  const [{ errors, answers }, setAnswer] = useState({ errors: drawn, answers: 0 });
  const setErrors = (said: readonly ShownError[]) => setAnswer((last) => ({ errors: said, answers: last.answers + 1 }));
  return { errors, answers, setErrors };
}
