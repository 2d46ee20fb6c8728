const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * A text as the value of a UUID column, which the server would refuse otherwise; null, which equals none, when it is
 * no UUID. A column that is converted to text instead is compared without its index.
 */
export const uuidIn = (text: string): string | null => (UUID.test(text) ? text : null);
