/** What only the choice of luggage for a paid trip refuses; other errors of a choice are shared with the sale. */
export const luggageErrors = {
  additions_required: {
    es: 'Elige al menos una cosa para agregar.',
    en: 'Choose at least one thing to add.',
  },
} as const;
