/** The push services of all common browsers. */
const SERVICES = [
  /^fcm\.googleapis\.com$/, // Chrome, Opera, Samsung, Brave
  /^jmt17\.google\.com$/, // Chrome's older addresses
  /(^|\.)push\.services\.mozilla\.com$/,
  /(^|\.)push\.apple\.com$/,
  /(^|\.)notify\.windows\.com$/, // Edge
];

const MAX_ENDPOINT_LENGTH = 1_024;

/**
 * Whether the server may call this address, which came from a browser: arbitrary addresses are never fetched from
 * inside the network (SSRF).
 */
export function isPushService(endpoint: string, simulated: string | undefined): boolean {
  if (endpoint.length > MAX_ENDPOINT_LENGTH || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username } = new URL(endpoint);
  if (simulated !== undefined && origin === new URL(simulated).origin) return true;
  return protocol === 'https:' && port === '' && username === '' && SERVICES.some((service) => service.test(hostname));
}
