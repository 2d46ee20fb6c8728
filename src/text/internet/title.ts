/** How the page of internet on board is called where something leads to it. */
export const internetTitle = { es: 'Internet a bordo', en: 'Internet on board' } as const;
