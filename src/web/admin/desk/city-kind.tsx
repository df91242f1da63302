import { cityParts } from '#contract/city/content-city.ts'
import { paths } from '#contract/paths.ts'
import { desk, deskCity } from '#messages/desk.ts'
import { categories } from '#messages/places.ts'
import { suggest } from '#messages/suggest.ts'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { toJson, valueAt, type Json } from './edited-text.ts'
import type { EntryKind } from './entry-kind.ts'
import { CityFields } from './city-fields.tsx'
import { ClimateFields } from './climate-fields.tsx'
import { useEditedEntry } from './edited-entry.ts'
import { FaresFields } from './fares-fields.tsx'
import { sharedNames } from './name-of-field.ts'

const part = lazyWithPreload(async () => (await import('./previewed-city.tsx')).PreviewedCityPart)

export const cityKind: EntryKind = {
  name: 'cityPart',
  tab: 'city',
  icon: 'M3.500 20h17M5.500 20V9.500h5V20M10.500 20V4.500h8V20M13.500 8h2M13.500 12h2M13.500 16h2M8 13v2',
  getPath: (slug) => (slug === 'city' ? paths.home : paths.seasons),
  getName: ({ slug, name }) => getText(slug, deskCity.parts) ?? name,
  getNote: ({ slug }) => getText(slug, deskCity.notes) ?? '',
  // Editors begin fares and a climate that the folder did not have.
  always: cityParts.map((slug) => ({ slug, name: deskCity.parts[slug], note: deskCity.notBegun })),
  hasImports: false,
  Others: null,
  mayRetire: () => false,
  preview: (shown, text) => shown.kind === 'city' && <part.Lazy placeholder={null} props={{ text, preview: shown }} />,
  emptyText: emptyPart,
  editable: toJson,
  Fields: CityPartFields,
  fieldNames: {
    ...sharedNames,
    ...deskCity.fields,
    city: '',
    fares: '',
    climate: '',
    categories: '',
    explore: categories.explore.tab,
    cafe: categories.cafe.tab,
    street_food: categories.street_food.tab,
    historical: categories.historical.tab,
    search: deskCity.sections.search,
    hint: deskCity.fields.searchHint,
    center: deskCity.sections.map,
    boundingBox: deskCity.sections.bounds,
    profiles: deskCity.fields.profile,
    from: desk.since,
    food: suggest.price,
    rides: deskCity.fields.ride,
    tickets: deskCity.fields.ticket,
    ways: deskCity.fields.way,
    waitingPerMinute: deskCity.fields.waiting,
    'night.from': deskCity.fields.nightFrom,
    'night.to': deskCity.fields.nightTo,
    'ways.kind': deskCity.fields.wayKind,
    'ways.ride': deskCity.fields.wayRide,
    months: deskCity.sections.months,
    'source.text': desk.sourceText,
    'source.url': deskCity.fields.sourceUrl,
    'fares.checkedOn': desk.comparedOn,
    'climate.checkedOn': desk.comparedOn,
    checkedOn: desk.evidence.checkedOn,
  },
  Notes: null,
}

function emptyPart(slug: string): Json {
  if (slug === 'fares') return { slug, fares: { checkedOn: '', rides: [], tickets: [] } }
  const months = Array.from({ length: 12 }, () => ({ recordMaxC: null, recordMinC: null }))
  const source = { text: '', url: null }
  return { slug: 'climate', climate: { station: '', period: '', source, checkedOn: '', months } }
}

function getText(slug: string, texts: Readonly<Record<string, string>>): string | undefined {
  return texts[slug]
}

/** All inputs of a part of the city. */
function CityPartFields() {
  const { text } = useEditedEntry()
  const part = valueAt(text, ['slug'])
  if (part === 'fares') return <FaresFields />
  return part === 'climate' ? <ClimateFields /> : <CityFields />
}
