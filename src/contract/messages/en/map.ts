export const map = {
  label: 'Map',
  naturalEarth: 'Outlines: Natural Earth',
  noStreets: 'No street map here yet.',
  point: 'Point at {lat}, {lng}',
  nearPoint: 'near {place}',
  pin: '{place}, {kind}',
  pinNearby: 'near {place}, {kind}',
  pinArea: '{place}, {kind}, somewhere in this neighbourhood',
  cluster: { one: '{count} place: {place}', other: '{count} places: {place} and others' },
  more: { one: 'with {count} more here', other: 'with {count} more here' },
  here: { one: '{count} place here', other: '{count} places here' },
  placesOnMap: 'Places on the map',
  notOnMap: {
    one: 'Not on the map, because nobody knows its position:',
    other: 'Not on the map, because nobody knows their positions:',
  },
  areaHint: 'Probably in the circle: only the neighbourhood is known.',
  nearbyHint: 'The pin is close by, not exact.',
  twoFingers: 'Use two fingers to move the map',
  showMyLocation: 'Show where I am',
  ownPosition: 'Your position',
  aroundYou: { one: '{count} place around you on the map', other: '{count} places around you on the map' },
  marker: 'Marker. Arrow keys move it, with Shift ten times as far.',
  markerRole: 'marker that can be moved',
  markerAt: 'Marker at {lat}, {lng}',
  hint: 'Click or tap to set the marker, or drag it. With the keyboard, arrow keys move it. On a touch screen, move the map with two fingers.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  latitude: 'Latitude',
  longitude: 'Longitude',
  badLatitude: 'Please enter a latitude from -90 to 90',
  badLongitude: 'Please enter a longitude from -180 to 180',
  myLocation: 'Use my location',
  locating: 'Finding your location …',
  locationRefused: 'Your browser does not share your location. Allow it there, or set the marker by hand.',
  locationUnknown: 'Your location could not be found. Set the marker by hand.',
  loading: 'Loading the map …',
  failed: 'The map could not be loaded.',
} as const

/** Texts of the map of a list, which fills the window. */
export const mapMode = {
  inView: { one: '{count} in this view', other: '{count} in this view' },
  height: 'Height of the list',
  heights: { peek: 'low, the map is large', half: 'half', full: 'high, the list alone' },
  showList: 'Show the list alone',
  showMap: 'Show the map',
  more: 'More about {place}',
  none: 'No place of this list is in view.',
  showAll: 'Show all places',
} as const

/** Texts of the layer of the map with what visitors need besides places. */
export const mapServices = {
  show: 'Show help and arrival',
  hide: 'Hide help and arrival',
  title: 'Help and arrival',
  failed: 'Help and arrival could not be loaded.',
  here: { one: '{count} entry here', other: '{count} entries here' },
  kinds: {
    emergency: 'emergency',
    police: 'police',
    health: 'hospital',
    arrival: 'arrival',
    around: 'getting around',
    information: 'information',
    airport: 'airport',
    station: 'railway station',
    bus: 'buses',
    'tourist-office': 'tourist office',
    toilets: 'toilets',
  },
} as const

export const distances = {
  metres: '{count} m',
  kilometres: '{count} km',
} as const
