import { COLUMN_FIELDS, type ColumnField } from '#contract/admin/import-fields.ts'
import { toNormalForm } from '#contract/text/normal-form.ts'

/** Headings that people give to columns, in the languages of the guide, the better one first. */
const HEADINGS: Partial<Record<ColumnField, string>> = {
  name: 'title, place, place name, name of place, name of the place, location name, location business name, attraction, venue, spot, display name, display name text, નામ, સ્થળ, સ્થળનું નામ, नाम, जगह, स्थान, जगह का नाम, स्थान का नाम',
  category:
    'type, category name, kind of place, type of place, sort of place, list, place type, પ્રકાર, શ્રેણી, प्रकार, श्रेणी',
  locality: 'area, neighbourhood, neighborhood, suburb, district, વિસ્તાર, इलाका, क्षेत्र',
  description: 'desc, about, what is it, what it is, details, summary, વર્ણન, વિગત, विवरण, वर्णन',
  tags: 'tag, labels, keywords',
  latitude:
    'lat, y, gps lat, gps latitude, geo lat, location latitude, location geo coordinates latitude, અક્ષાંશ, अक्षांश',
  longitude:
    'lng, lon, long, x, gps lng, gps lon, gps longitude, geo lng, geo lon, location longitude, location geo coordinates longitude, રેખાંશ, देशांतर, देशान्तर, रेखांश',
  coordinates:
    'coords, coordinate, latlng, lat lng, lat long, lat lon, latitude longitude, gps, gps coordinates, position, geo, wkt, geometry, google maps url, google maps link, google maps, map url, map link, maps, સ્થાનાંક, निर्देशांक',
  openingHours:
    'opening times, opening time, opening and closing time, opening closing time, open close, open, open hours, hours of operation, business hours, timing, timings, time, open times, working hours, opening hours weekday text, weekday text, weekday descriptions, regular opening hours weekday descriptions, current opening hours weekday descriptions, સમય, ખૂલવાનો સમય, समय, खुलने का समय',
  opens: 'opens at, open from, opens from, hours from, start time',
  closes:
    'closes at, close, closing, closing time, closing hour, closing hours, close time, closed at, open until, open till, hours to, hours until, end time, બંધ થવાનો સમય, बंद होने का समय',
  openDays: 'days open, days, working days, open on, week days, દિવસો, ખુલ્લા દિવસો, दिन, खुले दिन, कार्य दिवस',
  closedDays:
    'closed on, closed day, days closed, weekly off, weekly holiday, weekly closing, off day, off days, holiday, holidays, weekly closed, closing day, બંધ દિવસ, રજા, રજાનો દિવસ, સાપ્તાહિક રજા, अवकाश, साप्ताहिक अवकाश, छुट्टी, बंद दिन',
  hoursMo: 'monday, mon, monday hours, hours monday, opening hours monday, સોમવાર, सोमवार',
  hoursTu: 'tuesday, tue, tuesday hours, hours tuesday, opening hours tuesday, મંગળવાર, मंगलवार',
  hoursWe: 'wednesday, wed, wednesday hours, hours wednesday, opening hours wednesday, બુધવાર, बुधवार',
  hoursTh: 'thursday, thu, thursday hours, hours thursday, opening hours thursday, ગુરુવાર, गुरुवार',
  hoursFr: 'friday, fri, friday hours, hours friday, opening hours friday, શુક્રવાર, शुक्रवार',
  hoursSa: 'saturday, sat, saturday hours, hours saturday, opening hours saturday, શનિવાર, शनिवार',
  hoursSu: 'sunday, sun, sunday hours, hours sunday, opening hours sunday, રવિવાર, रविवार',
  adultPrice:
    'price, entry fee, entrance fee, entry, ticket, ticket price, fee, fees, charge, charges, cost, admission, ભાવ, કિંમત, ટિકિટ, પ્રવેશ ફી, दाम, कीमत, शुल्क, टिकट, प्रवेश शुल्क',
  vegetarian: 'veg, શાકાહારી, शाकाहारी',
  jain: 'જૈન, जैन',
  stepFree: 'wheelchair, wheelchair access, accessible',
  toilets: 'toilet, restroom, restrooms',
  phone:
    'tel, telephone, international phone number, national phone number, mob, mob number, mob no, phone no, contact no, mobile no, ફોન નં, phone number, phone numbers, phones, mobile, mobile number, contact, contact number, ફોન, ફોન નંબર, મોબાઇલ, फ़ोन, फोन, फ़ोन नंबर, फोन नंबर, मोबाइल',
  website: 'web, url, website uri, link, website link, links, site, homepage, website url, web site, વેબસાઇટ, वेबसाइट',
  postalAddress:
    'address, formatted address, full address, full address with pin code, address with pin code, street address, street, location address, સરનામું, पता',
  source: 'reference, સ્રોત, स्रोत',
  checkedOn: 'checked, last checked, verified on, checked date, date checked',
}

/** Letters, marks and digits alone: `Opening hours`, `opening_hours` and `openingHours` are one heading. */
function getKey(heading: string): string {
  return toNormalForm(heading, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

const FIELD_OF_HEADING: ReadonlyMap<string, ColumnField> = new Map(
  [
    ...Object.entries(HEADINGS).flatMap(([field, headings]) =>
      headings.split(',').map((heading): [string, string] => [getKey(heading), field]),
    ),
    ...COLUMN_FIELDS.map((field): [string, string] => [getKey(field), field]),
  ].flatMap(([key, field]): [string, ColumnField][] => {
    const known = COLUMN_FIELDS.find((one) => one === field)
    return known ? [[key, known]] : []
  }),
)

/** A field of a column, or the name in another language, such as `name:gu`. */
export type MappedField = ColumnField | `name:${string}`

/** Reads a field that an editor chose. @returns null for none, and for one that there is not */
export function toMappedField(text: string | null, languages: readonly string[]): MappedField | null {
  const field = COLUMN_FIELDS.find((one) => one === text)
  if (field) return field
  const code = languages.find((one) => one !== 'en' && text === `name:${one}`)
  return code === undefined ? null : `name:${code}`
}

/** The field that a heading probably means. */
function guessField(heading: string, languages: readonly string[]): MappedField | null {
  const code = /^name[:_\s(-]+([a-z]{2,3})\)?$/i.exec(heading.trim())?.[1]?.toLowerCase()
  if (code === 'en') return 'name'
  if (code !== undefined) return toMappedField(`name:${code}`, languages)
  return (
    spellings(heading)
      .map((one) => FIELD_OF_HEADING.get(getKey(one)))
      .find((field) => field !== undefined) ?? null
  )
}

/** A heading as it is, then without its unit or remark, such as `Entry fee (Rs)`, then the remark alone. */
function spellings(heading: string): string[] {
  const bare = heading.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
  const inside = /[([]([^()[\]]*)[)\]]/.exec(heading)?.[1] ?? ''
  const unitless = bare.replace(/\s(?:in\s+)?(?:rs\.?|inr|₹|€|\$|rupees|euros?)\s*$/i, '')
  return [heading, bare, unitless, inside]
}

type Guesses = ReadonlyMap<string, MappedField | null>

/** Headings of hours that mean the beginning alone where another column has the end. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  ['open', 'opening', 'opening time', 'opening hour', 'open time', 'ખૂલવાનો સમય', 'खुलने का समय'].map(getKey),
)

/** Guesses the fields of names that each row gives itself: rows may name one field differently. */
export function guessEach(names: readonly string[], languages: readonly string[]): Guesses {
  const guesses = names.map((name) => [name, guessField(name, languages)] as const)
  const hasEnd = guesses.some(([, field]) => field === 'closes')
  return new Map(
    guesses.map(([name, field]) => {
      const isBeginning =
        hasEnd && field === 'openingHours' && spellings(name).some((one) => BEGINNINGS.has(getKey(one)))
      return [name, isBeginning ? 'opens' : field]
    }),
  )
}

/** Guesses the fields of headings. Two columns never fill one field: the one that is named as the field is wins. */
export function guessFields(headings: readonly string[], languages: readonly string[]): Guesses {
  const guesses = guessEach(headings, languages)
  const taken = new Map<MappedField, string>()
  for (const [heading, field] of guesses) {
    const other = field === null ? undefined : taken.get(field)
    if (field === null) continue
    const isBetter = other !== undefined && getKey(heading) === getKey(field) && getKey(other) !== getKey(field)
    if (other === undefined || isBetter) taken.set(field, heading)
  }
  return new Map(
    [...guesses].map(([heading, field]) => [heading, field !== null && taken.get(field) === heading ? field : null]),
  )
}
