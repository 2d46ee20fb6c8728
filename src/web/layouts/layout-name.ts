/** The six layouts of the specification (M170). */
export type LayoutName = 'default' | 'sale' | 'itinerary' | 'tours' | 'default-static' | 'default-empty';
