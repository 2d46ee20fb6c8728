/**
 * Icons of one style: a 24 px grid, 2 px of padding, lines of 2 px with round ends. Each is a path, exported
 * individually, so that a screen bundles only those it uses.
 */

// On board
export const wifi = 'M2 9a14 14 0 0 1 20 0M5.5 13a9 9 0 0 1 13 0M9 16.500a4.3 4.3 0 0 1 6 0M12 20h0';
export const power = 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4';
export const toilet = 'M5 3h5v8H5zM5 11h14a7 7 0 0 1-6 6v4H7v-4.500a8 8 0 0 1-2-5.500z';
export const screen = 'M3 4h18v12H3zM8 20h8M12 16v4';
export const legroom = 'M6 3v9a3 3 0 0 0 3 3h6l2 6M3 20l-1-8M11 9h9M17 6l3 3-3 3';
export const recliningSeat = 'M6 3l3 11h8M9 14l-3 0M17 14l2 7M6 18h9M8 10h6';
export const snack = 'M5 8h12v7a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 10h2a2 2 0 0 1 0 5h-2M8 2v3M11 2v3M14 2v3';
export const bus = 'M4 4h16v13H4zM4 11h16M12 4v7M7 17v3M17 17v3M7.5 14h0M16.5 14h0';

// Luggage
export const suitcase = 'M6 7h12v13H6zM9 7V3h6v4M10 11v5M14 11v5M8 20v1M16 20v1';
export const bag = 'M3 9h18v10H3zM8 9V7a4 4 0 0 1 8 0v2M3 13h18M8 13v2M16 13v2';
export const backpack = 'M6 21V10a6 6 0 0 1 12 0v11zM9 4.500a3 3 0 0 1 6 0M9 21v-6h6v6M9 10h6';
export const surfboard = 'M18 3c2 6-2 13-12 18C4 15 8 7 18 3zM17 4 7 20';
export const bicycle =
  'M2 16a4 4 0 1 0 8 0 4 4 0 1 0-8 0M14 16a4 4 0 1 0 8 0 4 4 0 1 0-8 0M6 16l4-8h5l3 8M8.5 11H16M8 8h3M10 8l3 8M13 5h3l-1 3';
export const pet =
  'M8 20c-3 0-3.5-3-1.5-5 2-2 2.5-4 5.5-4s3.5 2 5.5 4 1.5 5-1.5 5c-2 0-2-1-4-1s-2 1-4 1zM4 12v-1M9 6V5M15 6V5M20 12v-1';
export const stroller =
  'M4 4h2l3 9h9a8 8 0 0 0-8-9v9M9 13l-2 4M16 13l2 4M6 20a1 1 0 1 0 2 0 1 1 0 1 0-2 0M17 20a1 1 0 1 0 2 0 1 1 0 1 0-2 0';
export const wheelchair = 'M10 5h0M10 8v6h6l3 6M10 10h5M8 12a5 5 0 1 0 6.5 6';

// Actions
export const print = 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z';
export const share = 'M12 15V3M8 7l4-4 4 4M6 11H4v10h16V11h-2';
export const download = 'M12 3v12M8 11l4 4 4-4M4 17v4h16v-4';
export const calendar = 'M4 5h16v16H4zM4 10h16M8 3v4M16 3v4';
export const wallet = 'M4 7h16v13H4zM4 7l12-4v4M20 11h-5a2.5 2.5 0 0 0 0 5h5';
export const change = 'M4 12a8 8 0 0 1 13.5-5.800L20 9M20 4v5h-5M20 12a8 8 0 0 1-13.5 5.800L4 15M4 20v-5h5';
export const cancel = 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M9 9l6 6M15 9l-6 6';
export const swap = 'M8 4v16M4 16l4 4 4-4M16 20V4M12 8l4-4 4 4';
export const search = 'M4 10.500a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.5 15.5 21 21';
export const edit = 'M4 20v-4L16 4l4 4L8 20zM13 7l4 4';
export const copy = 'M9 9h11v11H9zM5 15H4V4h11v1';
export const filter = 'M3 6h18M6 12h12M10 18h4';
export const remove = 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6';
export const undo = 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12H9';

// Objects
export const pin = 'M12 21c-4-5-7-8-7-11a7 7 0 0 1 14 0c0 3-3 6-7 11zM9.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0';
export const invoice = 'M5 3h14v18l-2.3-2-2.4 2-2.3-2-2.3 2-2.4-2L5 21zM9 8h6M9 12h6';
export const seat = 'M7 3h6v9H7zM7 12v4h12v-4h-6M9 16v5M17 16v5';
export const clock = 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7v5l3 3';
export const ticket = 'M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zM14 6v2M14 11v2M14 16v2';
export const person = 'M8 7.500a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4 21a8 7 0 0 1 16 0';
export const people =
  'M5 8a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M2 20a6.5 6 0 0 1 13 0M15 4.800a3.5 3.5 0 0 1 0 6.400M18 14.500a6 6 0 0 1 4 5.5';
export const phone = 'M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z';
export const mail = 'M3 5h18v14H3zM3 6l9 7 9-7';
export const bell = 'M5 17h14c-1.5-2-2-4-2-7a5 5 0 0 0-10 0c0 3-.5 5-2 7zM10 20.500a2.5 2.5 0 0 0 4 0';
export const lock = 'M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2';
export const card = 'M3 5h18v14H3zM3 10h18M7 15h3';
export const store = 'M4 10v11h16V10M3 9l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM9 21v-6h6v6';
export const points = 'M12 3l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3-5.6 3 1.2-6.200L3 9.500l6.3-.8z';
export const voucher = 'M3 12 12 3h8v8l-9 9zM16 8h0';
export const waves = 'M2 9q2.5-3.5 5 0t5 0 5 0 5 0M2 15q2.5-3.5 5 0t5 0 5 0 5 0';
export const road = 'M8 3 4 21M16 3l4 18M12 4v2M12 10v3M12 17v3';
export const sun =
  'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.400M17.6 17.6 19 19M5 19l1.4-1.400M17.6 6.4 19 5';
export const moon = 'M20 14.500A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.500z';
export const scan = 'M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M8 8h3v3H8zM13 13h3v3h-3zM14.5 8.500h0M9.5 14.500h0';
export const offline =
  'M3 3l18 18M2 9a14 14 0 0 1 4-2.700M12 5a14 14 0 0 1 10 4M5.5 13a9 9 0 0 1 4-2.300M15.5 11.200a9 9 0 0 1 3 1.800M9 16.500a4.3 4.3 0 0 1 6 0M12 20h0';

// Signs
export const close = 'M5 5l14 14M19 5 5 19';
export const check = 'M4 13l5 5L20 6';
export const plus = 'M12 4v16M4 12h16';
export const minus = 'M4 12h16';
export const menu = 'M3 6h18M3 12h18M3 18h18';
export const external = 'M10 4H4v16h16v-6M14 3h7v7M21 3l-9 9';
export const info = 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 11v6M12 7.500h0';
export const help = 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M9.5 9.500a2.5 2.5 0 1 1 3.7 2.200q-1.2.8-1.2 2M12 17h0';
export const warning = 'M12 3 22 20H2zM12 9v5M12 17h0';
export const more = 'M5 12h0M12 12h0M19 12h0';
