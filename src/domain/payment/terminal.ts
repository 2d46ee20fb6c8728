/** How a payment on the call centre's own terminal is named: its authorisation is valid for one payment. */
export const terminalReference = (authorisation: string): string => `terminal:${authorisation}`;

/** Charged to a card on a terminal, although its order waited for cash: it is in no drawer. */
export const isFromTerminal = (reference: string | undefined): boolean => reference?.startsWith('terminal:') ?? false;
