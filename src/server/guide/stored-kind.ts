import { StoredPlace, type ContentPlace } from '#contract/content-place.ts'
import { ContentTrip } from '#contract/content-trip.ts'

/** An entry of a list in the content folder. */
export type EntryText = { readonly slug: string }

/** A kind of entries in the store: each is one document. All kinds have the same three tables. */
export type StoredKind<Text extends EntryText> = {
  /** What an entry is called in the hash of the folder's entry, and in the bodies of calls. */
  readonly field: 'place' | 'trip'
  readonly tables: {
    /** What visitors read. */
    readonly published: 'place' | 'suggested_trip'
    /** What editors made of it. */
    readonly desk: 'desk_place' | 'desk_trip'
    readonly versions: 'place_version' | 'trip_version'
  }
  /** Reads a document of any of the three tables. */
  read(document: string): Text
  nameOf(text: Text): string
  /** The field of the name. */
  readonly nameField: string
}

export const storedPlaces: StoredKind<ContentPlace> = {
  field: 'place',
  tables: { published: 'place', desk: 'desk_place', versions: 'place_version' },
  read: (document) => StoredPlace.parse(JSON.parse(document)),
  nameField: 'name',
  nameOf: ({ name }) => name,
}

export const storedTrips: StoredKind<ContentTrip> = {
  field: 'trip',
  tables: { published: 'suggested_trip', desk: 'desk_trip', versions: 'trip_version' },
  read: (document) => ContentTrip.parse(JSON.parse(document)),
  nameField: 'title',
  nameOf: ({ title }) => title,
}
