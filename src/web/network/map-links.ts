/** Where the programs that people find their way with open a place, by its coordinates: a link each, and nothing of theirs here. */
export const mapLinks = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) => ({
  google: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
  apple: `https://maps.apple.com/?daddr=${latitude},${longitude}`,
  osm: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`,
  own: `geo:${latitude},${longitude}?q=${latitude},${longitude}`,
});
