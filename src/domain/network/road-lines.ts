import type { Place } from '#domain/network/coast-line.ts';

/**
 * The roads of the buses, through towns and bends. Town coordinates are GeoNames' (CC BY 4.0); the bends between them
 * were read off public maps by hand, accurate to about a kilometre.
 */
export const ROADS: readonly (readonly Place[])[] = [
  // Guadalajara, by its southern ring road, and over the sierra to the coast.
  [
    [20.619, -103.286], // Nueva Central
    [20.6, -103.325],
    [20.607, -103.401],
    [20.643, -103.443],
    [20.683, -103.451],
    [20.704, -103.461], // Zapopan, the terminal
    [20.745, -103.6],
    [20.834, -103.729], // Amatitán
    [20.882, -103.836], // Tequila
    [20.907, -103.978], // Magdalena
    [20.958, -104.09],
    [20.985, -104.2], // Plan de Barrancas
    [21.039, -104.371], // Ixtlán del Río
    [21.088, -104.44], // Jala
    [21.105, -104.6],
    [21.16, -104.75],
    [21.238, -104.9], // Compostela
    [21.205, -104.985],
    [21.212, -105.06],
    [21.18, -105.136], // Las Varas
    [21.115, -105.2],
    [21.038, -105.25], // La Peñita de Jaltemba
    [21.023, -105.271], // Rincón de Guayabitos
    [20.995, -105.305],
    [20.955, -105.352], // Lo de Marcos
    [20.902, -105.413], // San Francisco
    [20.87, -105.44], // Sayulita
    [20.835, -105.41],
    [20.79, -105.365],
    [20.756, -105.334], // Bucerías
    [20.731, -105.283], // Mezcales
    [20.7045, -105.239], // Puerto Vallarta, the terminal
  ],
  // Tepic, from both sides.
  [
    [21.088, -104.44], // Jala
    [21.189, -104.638], // Chapalilla
    [21.3, -104.71],
    [21.42, -104.83],
    [21.498, -104.887], // Tepic
    [21.37, -104.905],
    [21.238, -104.9], // Compostela
  ],
];
