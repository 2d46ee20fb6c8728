/** The six layouts of the specification (M170), and that of the carrier's people. */
export type LayoutName = 'default' | 'sale' | 'itinerary' | 'tours' | 'default-static' | 'default-empty' | 'operation';
