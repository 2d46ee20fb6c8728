/** Links that open coordinates in map apps. Nothing of those services is loaded here. */
export const mapLinks = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) => ({
  google: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
  apple: `https://maps.apple.com/?daddr=${latitude},${longitude}`,
  osm: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  own: `geo:${latitude},${longitude}?q=${latitude},${longitude}`,
});
