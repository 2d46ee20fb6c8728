/** What the demo's regions are, for those who do not read their Spanish names. */
export const AREA_HINTS: Readonly<Record<string, string>> = {
  'Riviera Nayarit': 'the coast north of Puerto Vallarta',
  'Jaltemba y Compostela': 'Jaltemba Bay and inland to Compostela',
  'Tepic y el altiplano': 'Tepic and the highlands',
  Shuttle: 'vans inside Guadalajara',
};
