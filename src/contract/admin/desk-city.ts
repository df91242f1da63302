import * as z from 'zod/mini'
import { CityPart } from '../city/content-city.ts'
import { Year } from '../city/year.ts'
import { City } from '../place/places.ts'
import { createDeskKind } from './desk-kind.ts'

/** The parts of the city as editors see them in the desk (docs/decisions/0081). */
export const deskCity = createDeskKind('city', {
  text: CityPart,
  stored: CityPart,
  listed: {},
  open: {},
  /** The city as visitors would read it with the text of a draft. */
  preview: {
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
  },
  choices: {},
})

export type PreviewedCity = Omit<z.infer<typeof deskCity.Preview>, 'kind'>
