/** The id of the control with this name. */
export const fieldId = (name: string): string => `f-${name.replace(/[^\w-]/g, '-')}`;
