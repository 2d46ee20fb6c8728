/** Neither a token nor the tag of an account contains it. */
const SEPARATOR = '.';

/** The token of a form that is of one traveller's account alone: the visitor's token, and which account. */
export const ownedToken = (token: string, accountTag: string): string => `${tokenIn(token)}${SEPARATOR}${accountTag}`;

/** The visitor's token in one that a form or a call sent. */
export const tokenIn = (sent: string): string => sent.split(SEPARATOR)[0] ?? '';

/** The account that a form is of; undefined for one that is of none. */
export const ownerIn = (sent: string): string | undefined => sent.split(SEPARATOR)[1];
