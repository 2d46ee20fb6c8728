/** The six layouts of the specification (M170), and the operators' layout. */
export type LayoutName = 'default' | 'sale' | 'itinerary' | 'tours' | 'default-static' | 'default-empty' | 'operation';
