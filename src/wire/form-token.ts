/** Neither a token nor the tag of a traveller session contains it. */
const SEPARATOR = '.';

/** The token of a form that is of one traveller session alone: the visitor's token, and which session. */
export const ownedToken = (token: string, travellerTag: string): string => `${token}${SEPARATOR}${travellerTag}`;

/** The visitor's token in one that a form or a call sent. */
export const tokenIn = (sent: string): string => sent.split(SEPARATOR)[0] ?? '';

/** The traveller session that a form is of; undefined for one that is of no account. */
export const ownerIn = (sent: string): string | undefined => sent.split(SEPARATOR)[1];
