/** The title of the internet page in links to it. */
export const internetTitle = { es: 'Internet a bordo', en: 'Internet on board' } as const;
