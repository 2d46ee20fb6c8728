import { createContext } from 'react';

/** Whether an account form is shown in a dialog over a page: what was typed is still in it after an answer. */
export const OverPage = createContext(false);
