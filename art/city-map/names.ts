import type { Point } from '../outlines/clip.ts'

/**
 * Names on the map. The Gujarati and Hindi forms are the usual ones of the signs in the city. Positions of suburbs are the
 * middle of what people call so, to about 500 metres.
 */
export type MapName = {
  readonly class: 'city' | 'town' | 'suburb' | 'neighbourhood' | 'sea'
  readonly name: string
  readonly names: { readonly gu: string; readonly hi: string }
  readonly at: Point
  /** The lower, the more important. Less important names give way. */
  readonly rank: number
  readonly minZoom?: number
}

type Row = readonly [name: string, gu: string, hi: string, lng: number, lat: number]

const suburbs: readonly Row[] = [
  ['Adajan', 'અડાજણ', 'अडाजन', 72.7935, 21.1935],
  ['Rander', 'રાંદેર', 'रांदेर', 72.7925, 21.2165],
  ['Katargam', 'કતારગામ', 'कतारगाम', 72.8265, 21.228],
  ['Varachha', 'વરાછા', 'वराछा', 72.8615, 21.2068],
  ['Athwa', 'અઠવા', 'अठवा', 72.807, 21.1772],
  ['Udhna', 'ઉધના', 'उधना', 72.8405, 21.1605],
  ['Vesu', 'વેસુ', 'वेसू', 72.7735, 21.1455],
  ['Piplod', 'પીપલોદ', 'पीपलोद', 72.7775, 21.1595],
  ['Pal', 'પાલ', 'पाल', 72.7805, 21.1865],
  ['Dumas', 'ડુમસ', 'डुमस', 72.7165, 21.0905],
  ['Hazira', 'હજીરા', 'हजीरा', 72.652, 21.116],
  ['Sarthana', 'સરથાણા', 'सरथाणा', 72.9055, 21.2245],
  ['City Light', 'સિટી લાઇટ', 'सिटी लाइट', 72.8005, 21.1655],
  ['Jahangirpura', 'જહાંગીરપુરા', 'जहांगीरपुरा', 72.782, 21.236],
  ['Parvat Patiya', 'પર્વત પાટિયા', 'पर्वत पाटिया', 72.87, 21.187],
  ['Althan', 'અલથાણ', 'अलथाण', 72.8075, 21.1505],
  ['Amroli', 'અમરોલી', 'अमरोली', 72.8515, 21.247],
  ['Mota Varachha', 'મોટા વરાછા', 'मोटा वराछा', 72.884, 21.2415],
  ['Magdalla', 'મગદલ્લા', 'मगदल्ला', 72.7525, 21.1335],
  ['Ichhapor', 'ઇચ્છાપોર', 'इच्छापोर', 72.732, 21.193],
  ['Suvali', 'સુંવાલી', 'सुंवाली', 72.65, 21.171],
  ['Khajod', 'ખજોદ', 'खजोद', 72.7845, 21.1165],
  ['Limbayat', 'લિંબાયત', 'लिंबायत', 72.856, 21.179],
  ['Sachin', 'સચિન', 'सचिन', 72.884, 21.0815],
]

const neighbourhoods: readonly Row[] = [
  ['Chowk Bazaar', 'ચોક બજાર', 'चौक बाज़ार', 72.8215, 21.1968],
  ['Bhagal', 'ભાગળ', 'भागल', 72.8318, 21.1985],
  ['Nanpura', 'નાનપુરા', 'नानपुरा', 72.8165, 21.1872],
  ['Gopipura', 'ગોપીપુરા', 'गोपीपुरा', 72.8243, 21.1936],
  ['Mahidharpura', 'મહિધરપુરા', 'महिधरपुरा', 72.8338, 21.205],
  ['Shahpore', 'શાહપોર', 'शाहपोर', 72.8203, 21.2022],
  ['Zampa Bazaar', 'ઝાંપા બજાર', 'झांपा बाज़ार', 72.8375, 21.1957],
  ['Rustampura', 'રૂસ્તમપુરા', 'रुस्तमपुरा', 72.8303, 21.1868],
  ['Parle Point', 'પાર્લે પોઇન્ટ', 'पार्ले पॉइंट', 72.7965, 21.1762],
]

const towns: readonly Row[] = [
  ['Olpad', 'ઓલપાડ', 'ओलपाड', 72.752, 21.337],
  ['Kamrej', 'કામરેજ', 'कामरेज', 72.968, 21.272],
  ['Kadodara', 'કડોદરા', 'कडोदरा', 72.967, 21.165],
  ['Sayan', 'સાયણ', 'सायण', 72.899, 21.322],
  ['Palsana', 'પલસાણા', 'पलसाना', 72.995, 21.072],
  ['Navsari', 'નવસારી', 'नवसारी', 72.935, 20.95],
  ['Bardoli', 'બારડોલી', 'बारडोली', 73.115, 21.122],
  ['Kim', 'કીમ', 'कीम', 72.928, 21.404],
]

/** Landmarks stand between towns and suburbs, from 20 on. */
const FIRST_RANKS = { city: 0, sea: 1, town: 10, suburb: 40, neighbourhood: 65 } as const

const named =
  (kind: keyof typeof FIRST_RANKS, minZoom?: number) =>
  ([name, gu, hi, lng, lat]: Row, index: number): MapName => ({
    class: kind,
    name,
    names: { gu, hi },
    at: [lng, lat],
    rank: FIRST_RANKS[kind] + index,
    ...(minZoom === undefined ? {} : { minZoom }),
  })

export const mapNames: readonly MapName[] = [
  ...[['Surat', 'સુરત', 'सूरत', 72.8335, 21.1995] as const].map(named('city')),
  ...towns.map(named('town')),
  ...suburbs.map((row, index) => named('suburb', index < 12 ? 12 : 13)(row, index)),
  ...neighbourhoods.map(named('neighbourhood', 14)),
  ...[
    ['Gulf of Khambhat', 'ખંભાતનો અખાત', 'खंभात की खाड़ी', 72.42, 21.33] as const,
    ['Arabian Sea', 'અરબી સમુદ્ર', 'अरब सागर', 72.45, 21.0] as const,
    ['Arabian Sea', 'અરબી સમુદ્ર', 'अरब सागर', 72.655, 21.035] as const,
  ].map(named('sea')),
]
