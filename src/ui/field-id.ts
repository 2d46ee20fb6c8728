/** The id of the control named so. */
export const fieldId = (name: string): string => `f-${name.replace(/[^\w-]/g, '-')}`;
