import { CalendarEntry } from '#contract/city/calendar.ts'
import { CityPart } from '#contract/city/content-city.ts'
import { ContentPlace, StoredPlace } from '#contract/place/content-place.ts'
import { ContentTrip } from '#contract/trip/content-trip.ts'
import type { DeskEntryTable, EntryVersionTable, PublishedTable, TableNameFor } from '../platform/store/tables.ts'
import { CITY_PART_NAMES } from './city-parts.ts'
import { ABOUT_CALENDAR_NAME } from './calendar-entries.ts'

/** An entry of a list in the content folder. */
export type EntryText = { readonly slug: string }

/** A kind of entries in the store: each is one document. All kinds have the same three tables. */
export type StoredKind<Text extends EntryText> = {
  /** The name of an entry in the hash of the folder's entry, which never changes. */
  readonly field: string
  readonly tables: {
    /** The entries that visitors read. */
    readonly published: TableNameFor<PublishedTable>
    /** The entries as editors changed them. */
    readonly desk: TableNameFor<DeskEntryTable>
    readonly versions: TableNameFor<EntryVersionTable>
  }
  /** Reads a document of any of the three tables. */
  read(document: string): Text
  getName(text: Text): string
  /** The field of the name, which no other entry of the guide may have. Null: names may be the same. */
  readonly nameField: string | null
}

export const storedPlaces: StoredKind<StoredPlace> = {
  field: 'place',
  tables: { published: 'place', desk: 'desk_place', versions: 'place_version' },
  read: (document) => StoredPlace.parse(JSON.parse(document)),
  nameField: 'name',
  getName: ({ name }) => name,
}

/** Places that visitors read, which lack nothing. */
export const publishedPlaces: StoredKind<ContentPlace> = {
  ...storedPlaces,
  read: (document) => ContentPlace.parse(JSON.parse(document)),
}

export const storedTrips: StoredKind<ContentTrip> = {
  field: 'trip',
  tables: { published: 'suggested_trip', desk: 'desk_trip', versions: 'trip_version' },
  read: (document) => ContentTrip.parse(JSON.parse(document)),
  nameField: 'title',
  getName: ({ title }) => title,
}

export const storedCalendar: StoredKind<CalendarEntry> = {
  field: 'calendarEntry',
  tables: { published: 'calendar_entry', desk: 'desk_calendar_entry', versions: 'calendar_version' },
  read: (document) => CalendarEntry.parse(JSON.parse(document)),
  nameField: null,
  getName: (entry) => (entry.type === 'about' ? ABOUT_CALENDAR_NAME : entry.name),
}

export const storedCityParts: StoredKind<CityPart> = {
  field: 'cityPart',
  tables: { published: 'city_part', desk: 'desk_city_part', versions: 'city_part_version' },
  read: (document) => CityPart.parse(JSON.parse(document)),
  nameField: null,
  getName: (part) => (part.slug === 'city' ? part.city.name : CITY_PART_NAMES[part.slug]),
}
