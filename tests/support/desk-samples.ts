import type { DeskKindName } from '#contract/admin/desk-kinds.ts'
import { changeListed, type CityFolder } from './city-folder.ts'
import { insertDeskEvent, newEvent } from './desk-calendar.ts'
import { insertDeskFares, partOfSurat } from './desk-city.ts'
import type { EntryRow } from './desk-entries.ts'
import { insertDeskPlace, newPlace } from './desk-places.ts'
import { insertDeskTrip, newTrip } from './desk-trips.ts'
import type { TestApp } from './test-app.ts'

type Text = { readonly slug: string }

/** A kind of entries in the suites of the desk. A further kind is one more row. */
export type DeskSample = {
  /** An entry of Surat's folder. Null: the folder has none of the kind. */
  readonly inFolder: string | null
  /** A text that nothing is wrong with. */
  readonly text: Text
  /** @returns a text with an address and a name of its own. Null: nobody makes new entries */
  readonly createText: ((slug: string) => Text) | null
  /** Stores an entry that an editor made: a draft, unless the row says otherwise. */
  readonly insert: (testApp: Pick<TestApp, 'store' | 'clock'>, row?: EntryRow) => Promise<{ slug: string }>
  /** A field that takes any words, by its path. */
  readonly field: readonly string[]
  /** Writes other words into the field of the entry in a content folder. */
  readonly rewordFolder: (folder: CityFolder, words: string) => void
  /** Its subject in the audit log. */
  readonly auditedAs: string
  /** True if visitors may be led from a retired entry to another one. */
  readonly canBeReplaced: boolean
}

export const deskSamples: Readonly<Record<DeskKindName, DeskSample>> = {
  places: {
    inFolder: 'gopi-talav',
    text: newPlace,
    createText: (slug) => ({ ...newPlace, slug, name: slug }),
    insert: insertDeskPlace,
    field: ['locality'],
    rewordFolder: (folder, locality) => folder.editPlaces((places) => places.map((place) => ({ ...place, locality }))),
    auditedAs: 'place',
    canBeReplaced: true,
  },
  trips: {
    inFolder: 'a-heritage-day-in-the-old-city',
    text: newTrip,
    createText: (slug) => ({ ...newTrip, slug, title: slug }),
    insert: insertDeskTrip,
    field: ['budgetNote'],
    rewordFolder: (folder, budgetNote) => folder.editTrips((trips) => trips.map((trip) => ({ ...trip, budgetNote }))),
    auditedAs: 'suggested-trip',
    canBeReplaced: true,
  },
  calendar: {
    inFolder: 'uttarayan',
    text: newEvent,
    createText: (slug) => ({ ...newEvent, slug, name: slug }),
    insert: insertDeskEvent,
    field: ['name'],
    rewordFolder: (folder, name) => folder.editFile('calendar.json', changeListed('events', 0, { name })),
    auditedAs: 'calendar',
    canBeReplaced: false,
  },
  city: {
    inFolder: 'city',
    text: partOfSurat('fares'),
    createText: null,
    insert: insertDeskFares,
    field: ['city', 'tagline'],
    rewordFolder: (folder, tagline) => folder.editCity((city) => ({ ...city, tagline })),
    auditedAs: 'city',
    canBeReplaced: false,
  },
}

/** The text with other words in a field. */
export function reword(text: object, [key = '', ...rest]: readonly string[], words: string): Text {
  const slug = String(Reflect.get(text, 'slug'))
  const part: unknown = Reflect.get(text, key)
  const below = rest.length === 0 || typeof part !== 'object' || part === null ? words : reword(part, rest, words)
  return { ...text, slug, [key]: below }
}
