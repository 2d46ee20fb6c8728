/** Whole seconds until something that was written `at` is older than `age`; at least one. Both are SQL. */
export const secondsUntilOlder = (at: string, age: string): string =>
  `greatest(1, ceil(extract(epoch from ${at} + ${age} - clock_timestamp())))::int as seconds`;
