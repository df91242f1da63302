import * as z from 'zod/mini'
import { contentCode } from '#contract/text/content-code.ts'
import { slug, text } from '#contract/text/content-fields.ts'
import { searchedPages } from '#contract/place/search.ts'
import { settings } from '#contract/place/researched-facts.ts'

const degrees = (limit: number) => z.number().check(z.gte(-limit), z.lte(limit))

const ContentSynonym = z
  .strictObject({
    /** The term that travellers type. */
    terms: z.array(text).check(z.minLength(1, contentCode('content.blank'))),
    /** Slugs of the places that are meant, best first. */
    places: z._default(z.array(slug), []),
    /** Slugs of suggested trips. */
    trips: z._default(z.array(slug), []),
    /** Slugs of services. */
    services: z._default(z.array(slug), []),
    /** Pages that are meant, by their names in the search. */
    pages: z._default(z.array(z.enum(searchedPages)), []),
    /** Terms whose results are meant, too. */
    words: z._default(z.array(text), []),
    /** The places around a point, the closest first. Only positions that are exact enough count. */
    near: z.optional(
      z.strictObject({ lat: degrees(90), lng: degrees(180), metres: z.int().check(z.gte(50), z.lte(20_000)) }),
    ),
    /** The places known to be so. */
    setting: z.optional(z.enum(settings)),
  })
  .check(
    z.refine(
      ({ places, trips, services, pages, words, near, setting }) =>
        places.length + trips.length + services.length + pages.length + words.length > 0 ||
        near !== undefined ||
        setting !== undefined,
      contentCode('content.no-meaning'),
    ),
  )

/** `search.json` of a city's folder: the words by which travellers search. */
export const CitySearch = z.strictObject({
  /** Words of a term that say nothing, such as "the" or "near". */
  ignored: z.array(text),
  synonyms: z.array(ContentSynonym),
})
export type CitySearch = z.infer<typeof CitySearch>
