import { SHUTTLE_LINES } from './costera-shuttle.ts';
import type { Line } from './line.ts';

const times = (text: string): readonly string[] => text.split(' ').filter(Boolean);

/** The lines of buses, without the shuttle. */
export const BUS_LINES: readonly Line[] = [
  {
    id: 'GDL-PVR-DIRECTO',
    shortName: 'Directo',
    longName: 'Guadalajara - Puerto Vallarta, directo',
    service: 'ejecutivo',
    stops: ['TLQ', 'ZAP', 'NVA', 'PVR'],
    daily: {
      out: times('05:00 06:30 07:30 08:30 09:30 10:30 11:30 12:30 13:30 14:30 15:30 16:30 17:30 19:00 21:30 23:45'),
      back: times('05:30 06:45 08:00 09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:00 18:00 19:30 22:00 24:15'),
    },
    busy: {
      out: times('06:00 08:00 10:00 14:00 16:00 18:00 20:00'),
      back: times('07:15 11:30 13:30 15:30 16:30 17:30 20:30'),
    },
  },
  {
    id: 'GDL-PVR-COSTA',
    shortName: 'Costa',
    longName: 'Guadalajara - Riviera Nayarit - Puerto Vallarta',
    service: 'primera',
    stops: ['TLQ', 'ZAP', 'MAG', 'IXT', 'COM', 'VAR', 'PEN', 'GUA', 'LDM', 'SFR', 'SAY', 'BUC', 'NVA', 'PVR'],
    daily: {
      out: times('06:15 08:15 10:15 12:15 14:15 16:15 18:15 22:30'),
      back: times('06:00 07:30 09:30 11:30 13:30 15:30 17:30 24:30'),
    },
    busy: { out: times('07:15 15:15 23:30'), back: times('10:30 14:30 19:00') },
  },
  {
    id: 'GDL-SAYULITA',
    shortName: 'Sayulita',
    longName: 'Guadalajara - Sayulita',
    service: 'primera',
    stops: ['TLQ', 'ZAP', 'MAG', 'IXT', 'COM', 'VAR', 'PEN', 'GUA', 'LDM', 'SFR', 'SAY'],
    daily: { out: times('07:00 11:00 15:00 23:00'), back: times('08:30 12:30 16:30 18:30') },
    busy: { out: times('09:00 17:00'), back: times('14:15 20:00') },
  },
  {
    id: 'GDL-TEPIC',
    shortName: 'Tepic',
    longName: 'Guadalajara - Tepic',
    service: 'primera',
    stops: ['TLQ', 'ZAP', 'MAG', 'IXT', 'CHA', 'TEP'],
    daily: {
      out: times('05:30 07:00 08:45 10:30 12:00 13:45 15:30 17:00 18:45 21:00'),
      back: times('05:15 06:45 08:30 10:15 12:00 13:45 15:30 17:15 19:00 21:15'),
    },
    busy: { out: times('16:15 19:45'), back: times('16:15 20:00') },
  },
  {
    // Passengers only get off at the airport: the return direction begins in Bucerías.
    id: 'GDL-AEROPUERTO',
    shortName: 'Lujo',
    longName: 'Guadalajara - Bucerías - Aeropuerto de Puerto Vallarta, lujo',
    service: 'lujo',
    stops: ['TLQ', 'ZAP', 'BUC', 'APV'],
    daily: { out: times('07:45 15:45'), back: times('09:30 17:30') },
    busy: { out: [], back: [] },
  },
  {
    id: 'TEPIC-PVR',
    shortName: 'Tepic-Vallarta',
    longName: 'Tepic - Riviera Nayarit - Puerto Vallarta',
    service: 'primera',
    stops: ['TEP', 'COM', 'VAR', 'PEN', 'GUA', 'LDM', 'SFR', 'SAY', 'BUC', 'NVA', 'PVR'],
    daily: {
      out: times('06:00 08:30 11:00 13:30 16:00 18:30'),
      back: times('06:30 09:00 11:30 14:00 16:30 19:00'),
    },
    busy: { out: times('15:00'), back: times('17:45') },
  },
  {
    id: 'SAYULITA-PVR',
    shortName: 'Local',
    longName: 'Sayulita - Puerto Vallarta, local',
    service: 'primera',
    stops: ['SAY', 'BUC', 'NVA', 'PVR'],
    daily: {
      out: times('05:30 06:30 07:30 08:30 09:30 10:30 11:30 12:30 13:30 14:30 15:30 16:45 18:00 19:30 21:00 22:45'),
      back: times('06:30 07:30 08:30 09:30 10:30 11:30 12:30 13:30 14:30 15:30 16:30 17:45 19:00 20:30 22:00 23:45'),
    },
    busy: { out: [], back: [] },
  },
];

export const LINES: readonly Line[] = [...BUS_LINES, ...SHUTTLE_LINES];
