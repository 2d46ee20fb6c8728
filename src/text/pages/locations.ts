import type { Message } from '#text/message.ts';

const ZONE_NAMES: Readonly<Record<string, Message>> = {
  'America/Mazatlan': { es: 'Hora del Pacífico', en: 'Pacific time' },
};
const LOCAL_TIME: Message = { es: 'Hora local', en: 'Local time' };

/** `−1 h`, `+2 h`. */
const ahead = (hours: number): string => `${hours < 0 ? '−' : '+'}${Math.abs(hours)} h`;

/** Terminals and stops. */
export const locationsText = {
  title: { es: 'Terminales y paradas', en: 'Terminals and stops' },
  description: {
    es: 'Dónde tomar el autobús: terminales y paradas con dirección y mapa, de Guadalajara a Puerto Vallarta y la costa de Nayarit.',
    en: 'Where to catch the bus: terminals and stops with address and map, from Guadalajara to Puerto Vallarta and the coast of Nayarit.',
  },
  intro: {
    es: 'Dónde subir y bajar, y a qué hora corre el reloj en cada lugar.',
    en: 'Where to get on and off, and which clock each place keeps.',
  },
  callInstead: {
    es: 'Te decimos dónde para el autobús por teléfono:',
    en: 'We can tell you where the bus stops by phone:',
  },
  mapTitle: { es: 'La línea, de la ciudad al mar', en: 'The line, from the city to the sea' },
  mapText: {
    es: 'Mapa. La carretera va de Guadalajara por la sierra a Compostela, con un ramal a Tepic, y de ahí por la costa al sur hasta Puerto Vallarta. La lista que sigue dice lo mismo en palabras.',
    en: 'Map. The road runs from Guadalajara over the sierra to Compostela, with a branch to Tepic, and then south along the coast to Puerto Vallarta. The list below says the same in words.',
  },
  coastTitle: { es: 'La bahía y la costa', en: 'The bay and the coast' },
  coastText: {
    es: 'Mapa de cerca: de Las Varas en el norte a Puerto Vallarta en el sur.',
    en: 'Close-up map: from Las Varas in the north to Puerto Vallarta in the south.',
  },
  cityTitle: { es: 'Guadalajara y Zapopan', en: 'Guadalajara and Zapopan' },
  cityText: {
    es: 'Mapa de cerca: la terminal de Zapopan al poniente de la ciudad y la Nueva Central al sureste.',
    en: 'Close-up map: the Zapopan terminal west of the city and the Nueva Central in its southeast.',
  },
  ocean: { es: 'Océano Pacífico', en: 'Pacific Ocean' },
  bay: { es: 'Bahía de Banderas', en: 'Banderas Bay' },
  centre: { es: 'Centro', en: 'Centre' },
  toTheCoast: { es: '← costa', en: '← coast' },
  areas: { es: 'Zonas', en: 'Areas' },
  terminal: { es: 'Terminal', en: 'Terminal' },
  stop: { es: 'Parada', en: 'Stop' },
  shuttle: { es: 'Parada del shuttle', en: 'Shuttle stop' },
  dropOff: { es: 'solo para bajar', en: 'drop-off only' },
  hours: (hours: number): Message => ({ es: ahead(hours), en: ahead(hours) }),
  hoursLegend: {
    es: '−1 h: el reloj va una hora atrás (hora del Pacífico)',
    en: '−1 h: clocks are one hour behind (Pacific time)',
  },
  /** How a stop's local time differs from the main terminal's. */
  clock: (zone: string, hours: number, place: string): Message => {
    const name = ZONE_NAMES[zone] ?? LOCAL_TIME;
    const by = `${Math.abs(hours)} h`;
    return {
      es: `${name.es}: ${by} ${hours < 0 ? 'menos' : 'más'} que en ${place}`,
      en: `${name.en}: ${by} ${hours < 0 ? 'behind' : 'ahead of'} ${place}`,
    };
  },
  openMap: { es: 'Ver en el mapa', en: 'See on a map' },
  buyFrom: { es: 'Comprar desde aquí', en: 'Buy from here' },
} as const;
