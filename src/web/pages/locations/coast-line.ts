/**
 * The coast from Cabo Corrientes to San Blas, latitude and longitude, south to north. Read off by hand from public maps
 * (capes, bays and river mouths as they are named there), good to about a kilometre: for a drawing, not for sailing.
 */
export const COAST: readonly (readonly [latitude: number, longitude: number])[] = [
  [20.4, -105.69], // Cabo Corrientes
  [20.49, -105.53],
  [20.495, -105.445], // Yelapa
  [20.512, -105.318], // Boca de Tomatlán
  [20.532, -105.292], // Mismaloya
  [20.607, -105.238], // Puerto Vallarta
  [20.655, -105.256],
  [20.68, -105.285], // mouth of the Ameca
  [20.7, -105.302],
  [20.752, -105.338], // Bucerías
  [20.747, -105.385],
  [20.752, -105.46],
  [20.768, -105.545], // Punta de Mita
  [20.8, -105.505],
  [20.869, -105.446], // Sayulita
  [20.9, -105.418],
  [20.955, -105.362], // Lo de Marcos
  [21.005, -105.318],
  [21.025, -105.28], // Guayabitos
  [21.045, -105.258],
  [21.1, -105.235],
  [21.165, -105.23], // Chacala
  [21.26, -105.235],
  [21.36, -105.245],
  [21.45, -105.205],
  [21.53, -105.26],
  [21.6, -105.33], // San Blas
];
