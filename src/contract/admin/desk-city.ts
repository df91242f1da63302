import * as z from 'zod/mini'
import { CityPart } from '../city/content-city.ts'
import { EntrySaving, OpenEntry } from './desk-entries.ts'
import { City } from '../place/places.ts'
import { Year } from '../city/year.ts'

/** The parts of the city as editors see them in the desk (docs/decisions/0081). */

/** A part of the city with all of its text. */
export const DeskCityPart = z.extend(OpenEntry, {
  /** The text that an editor goes on with: the draft if there is one. */
  text: CityPart,
})
export type DeskCityPart = z.infer<typeof DeskCityPart>

export const CityPartSaving = z.extend(EntrySaving, { cityPart: CityPart })

/** The city as visitors would read it with the text of a draft. */
export const PreviewedCity = z.object({
  city: z.pick(City, {
    name: true,
    region: true,
    country: true,
    tagline: true,
    summary: true,
    about: true,
    categories: true,
    search: true,
    suggestedTrips: true,
    profiles: true,
  }),
  year: Year,
})
export type PreviewedCity = z.infer<typeof PreviewedCity>
