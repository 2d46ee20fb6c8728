import type { StopKind } from '#domain/network/stop.ts';
import type { Message } from '#text/message.ts';

/** The page of a terminal or stop. */
export const stopText = {
  title: (name: string, kind: StopKind): Message =>
    kind === 'terminal'
      ? { es: `${name}: salidas, dirección y mapa`, en: `${name}: departures, address and map` }
      : { es: `Parada ${name}: salidas, dirección y mapa`, en: `${name} stop: departures, address and map` },
  description: (
    name: string,
    area: string,
    { departures, isDropOffOnly }: { readonly departures: number; readonly isDropOffOnly: boolean },
  ): Message => {
    if (isDropOffOnly) {
      return {
        es: `Dónde baja el autobús en ${name} (${area}): dirección, mapa, hora local y cómo llegar.`,
        en: `Where the bus drops you off in ${name} (${area}): address, map, local time and how to get there.`,
      };
    }
    if (departures === 0) {
      return {
        es: `De dónde salen los autobuses en ${name} (${area}): dirección, mapa, hora local, próximas salidas y cómo llegar.`,
        en: `Where buses leave from in ${name} (${area}): address, map, local time, next departures and how to get there.`,
      };
    }
    const [today, todays] =
      departures === 1
        ? ['La única salida de hoy', "Today's only departure"]
        : [`Las ${departures} salidas de hoy`, `Today's ${departures} departures`];
    return {
      es: `${today} desde ${name} (${area}), con hora, destino y lugares libres, y cómo llegar a tomar el autobús.`,
      en: `${todays} from ${name} (${area}), with time, destination and free seats, and how to get to the bus.`,
    };
  },
  missing: { es: 'No pudimos leer esta parada', en: 'We could not load this stop' },
  allStops: { es: 'Terminales y paradas', en: 'Terminals and stops' },
  next: { es: 'Próximas salidas', en: 'Next departures' },
  none: { es: 'No hay más salidas hoy ni mañana.', en: 'There are no more departures today or tomorrow.' },
  noBoarding: {
    es: 'Aquí solo se baja: ningún autobús se toma en esta parada.',
    en: 'Drop-off only: you cannot board at this stop.',
  },
  where: { es: 'Dónde está', en: 'Where it is' },
  more: { es: 'Mapa y más datos', en: 'Map and more details' },
  address: { es: 'Dirección', en: 'Address' },
  noAddress: (city: string): Message => ({
    es: `${city}, en el punto del mapa`,
    en: `${city}, at the point on the map`,
  }),
  coordinates: { es: 'Coordenadas', en: 'Coordinates' },
  getThere: { es: 'Cómo llegar', en: 'Directions' },
  apps: { google: 'Google Maps', apple: 'Apple Maps', osm: 'OpenStreetMap' },
  ownApp: { es: 'Mi app de mapas', en: 'Open in my maps app' },
  today: { es: 'Salidas de hoy', en: "Today's departures" },
  span: (first: string, last: string, count: number): Message => ({
    es: count === 1 ? `1, a las ${first}` : `${count}, de ${first} a ${last}`,
    en: count === 1 ? `1, at ${first}` : `${count}, from ${first} to ${last}`,
  }),
  noneToday: { es: 'Ninguna', en: 'None' },
  platform: { es: 'Andén', en: 'Platform' },
  platformAtTerminal: (minutes: number): Message => ({
    es: `En el tablero de la terminal. Preséntate ${minutes} minutos antes.`,
    en: `Shown on the terminal’s departure board. Be there ${minutes} minutes before.`,
  }),
  platformsOf: (platforms: string, minutes: number): Message => ({
    es: `${platforms}; el tablero dice cuál. Preséntate ${minutes} minutos antes.`,
    en: `${platforms}; the departure board says which. Be there ${minutes} minutes before.`,
  }),
  hours: { es: 'Horario', en: 'Opening hours' },
  open: (opens: string, closes: string): Message => ({
    es: `Todos los días, de ${opens} a ${closes}`,
    en: `Every day, ${opens} to ${closes}`,
  }),
  openAllDay: { es: 'Abierta las 24 horas', en: 'Open 24 hours' },
  platformAtStop: (minutes: number): Message => ({
    es: `Sin andenes: espera en la dirección de arriba desde ${minutes} minutos antes.`,
    en: `No platforms: wait at the address above from ${minutes} minutes before.`,
  }),
  clock: { es: 'Hora local', en: 'Local time' },
  clockNow: (clock: string): Message => ({
    es: `${clock} al abrir esta página`,
    en: `${clock} when this page was opened`,
  }),
  sameClock: (place: string): Message => ({ es: `La misma que en ${place}`, en: `The same as in ${place}` }),
  services: { es: 'Servicios', en: 'Services' },
  serviceNames: {
    shuttle: { es: 'Shuttle', en: 'Shuttle' },
    lounge: { es: 'Sala del viajero', en: 'Traveller lounge' },
    parking: { es: 'Estacionamiento', en: 'Parking' },
    cafeteria: { es: 'Cafetería', en: 'Cafeteria' },
    assistance: { es: 'Ayuda para subir y bajar', en: 'Help getting on and off' },
  },
  lounge: (opens: string, closes: string): Message => ({
    es: `Sala del viajero, de ${opens} a ${closes}`,
    en: `Traveller lounge, ${opens} to ${closes}`,
  }),
  about: { es: 'Antes de venir', en: 'Before you come' },
  kind: {
    terminal: { es: 'Terminal', en: 'Terminal' },
    stop: { es: 'Parada', en: 'Stop' },
    shuttle: { es: 'Parada del shuttle', en: 'Shuttle stop' },
  },
  dropOff: { es: 'Solo para bajar', en: 'Drop-off only' },
  map: (name: string): Message => ({ es: `Mapa de ${name}`, en: `Map of ${name}` }),
  mapText: {
    es: 'Mapa dibujado con la carretera y las paradas de alrededor. La dirección y las coordenadas están en la lista.',
    en: 'A map of the road and nearby stops. The address and coordinates are in the list.',
  },
} as const;
