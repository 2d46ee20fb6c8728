import { createContext, useContext } from 'react';
import { fieldId } from '#ui/field-id.ts';

/**
 * Begins the ids of all fields inside it. For a form shown over a page, whose own fields may have the same names: a
 * label belongs to the first element with its id.
 */
export const FieldScope = createContext('');

/** The id of the control with this name, here. */
export const useFieldId = (name: string): string => useContext(FieldScope) + fieldId(name);
