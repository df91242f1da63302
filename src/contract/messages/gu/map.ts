import type * as english from '../en/map.ts'
import { translation } from '../translation.ts'

export const map = translation<typeof english.map>()({
  label: 'નકશો',
  naturalEarth: 'રૂપરેખા: Natural Earth',
  noStreets: 'અહીં હજી રસ્તાનો નકશો નથી.',
  point: '{lat}, {lng} પરનું બિંદુ',
  nearPoint: '“{place}”ની નજીક',
  pin: '{place}, {kind}',
  pinNearby: '{place}, {kind}, નજીકમાં',
  pinArea: '{place}, {kind}, આ વિસ્તારમાં ક્યાંક',
  cluster: { one: '{count} સ્થળ: {place}', other: '{count} સ્થળો: {place} અને બીજાં' },
  more: { one: 'અહીં બીજા {count} સાથે', other: 'અહીં બીજાં {count} સાથે' },
  here: { one: 'અહીં {count} સ્થળ', other: 'અહીં {count} સ્થળો' },
  placesOnMap: 'નકશા પરનાં સ્થળો',
  notOnMap: {
    one: 'નકશા પર નથી, કારણ કે તેના સ્થાનની કોઈને ખબર નથી:',
    other: 'નકશા પર નથી, કારણ કે તેમના સ્થાનની કોઈને ખબર નથી:',
  },
  areaHint: 'કદાચ આ વર્તુળમાં: ફક્ત વિસ્તારની ખબર છે.',
  nearbyHint: 'પિન નજીકમાં છે, ચોક્કસ જગ્યાએ નથી.',
  twoFingers: 'નકશો ખસેડવા બે આંગળી વાપરો',
  showMyLocation: 'હું ક્યાં છું તે બતાવો',
  ownPosition: 'તમારું સ્થાન',
  aroundYou: { one: 'નકશા પર તમારી આસપાસ {count} સ્થળ', other: 'નકશા પર તમારી આસપાસ {count} સ્થળો' },
  marker: 'પિન. એરો કીથી ખસે છે, Shift સાથે દસ ગણી.',
  markerRole: 'ખસેડી શકાય તેવી પિન',
  markerAt: '{lat}, {lng} પર પિન',
  hint: 'પિન મૂકવા ક્લિક કે ટેપ કરો, અથવા તેને ખેંચો. કીબોર્ડ પર એરો કીથી ખસે છે. ટચ સ્ક્રીન પર નકશો બે આંગળીથી ખસેડો.',
  zoomIn: 'મોટું કરો',
  zoomOut: 'નાનું કરો',
  latitude: 'અક્ષાંશ',
  longitude: 'રેખાંશ',
  badLatitude: 'અક્ષાંશ -90થી 90 સુધી લખો',
  badLongitude: 'રેખાંશ -180થી 180 સુધી લખો',
  myLocation: 'મારું સ્થાન વાપરો',
  locating: 'તમારું સ્થાન શોધીએ છીએ …',
  locationRefused: 'તમારું બ્રાઉઝર તમારું સ્થાન જણાવતું નથી. ત્યાં પરવાનગી આપો, અથવા પિન જાતે મૂકો.',
  locationUnknown: 'તમારું સ્થાન મળ્યું નહીં. પિન જાતે મૂકો.',
  loading: 'નકશો ખૂલે છે …',
  failed: 'નકશો ખૂલી શક્યો નહીં.',
})

export const mapMode = translation<typeof english.mapMode>()({
  inView: { one: 'અહીં {count} જગ્યા', other: 'અહીં {count} જગ્યાઓ' },
  height: 'યાદીની ઊંચાઈ',
  heights: { peek: 'નીચી, નકશો મોટો', half: 'અડધી', full: 'આખી, માત્ર યાદી' },
  showList: 'માત્ર યાદી બતાવો',
  showMap: 'નકશો બતાવો',
  more: '{place} વિશે',
  none: 'આ યાદીની કોઈ જગ્યા અહીં દેખાતી નથી.',
  showAll: 'બધી જગ્યાઓ બતાવો',
})

export const mapServices = translation<typeof english.mapServices>()({
  show: 'મદદ અને આવવું-જવું બતાવો',
  hide: 'મદદ અને આવવું-જવું છુપાવો',
  title: 'મદદ અને આવવું-જવું',
  failed: 'મદદ અને આવવું-જવું ખૂલી શક્યાં નહીં.',
  here: { one: 'અહીં {count} નોંધ', other: 'અહીં {count} નોંધ' },
  kinds: {
    emergency: 'કટોકટી',
    police: 'પોલીસ',
    health: 'હોસ્પિટલ',
    arrival: 'આગમન',
    around: 'શહેરમાં ફરવું',
    information: 'માહિતી',
    airport: 'એરપોર્ટ',
    station: 'રેલવે સ્ટેશન',
    bus: 'બસ',
    'tourist-office': 'પ્રવાસન કચેરી',
    toilets: 'શૌચાલય',
  },
})

export const distances = translation<typeof english.distances>()({
  metres: '{count} મી',
  kilometres: '{count} કિમી',
})
