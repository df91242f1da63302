import * as z from 'zod/mini'
import { contentCode } from '../text/content-code.ts'
import { line, slug, text } from '../text/content-fields.ts'
import { fact } from '../place/fact.ts'
import { Diet } from '../place/researched-facts.ts'

const languageCode = z.string().check(z.regex(/^[a-z]{2,3}$/, contentCode('content.language')))

/** An entry of `dishes.json`: something that one eats or drinks in the city. */
export const Dish = z.strictObject({
  slug,
  name: line,
  /** As it stands on menus and boards, by the code of the language. An estimate is the common spelling. */
  names: z.optional(z.record(languageCode, fact(line))),
  /** One sentence or two. The evidence of the entry is that of this text. */
  about: fact(text),
  /** In words. Left out: the season is not known. */
  season: z.optional(text),
  meal: z.optional(z.enum(['breakfast'])),
  /** By the ingredients of the dish, not by a shop. */
  diet: z.optional(Diet),
  /** Slugs of places of the guide that serve it. Empty: none is known. */
  places: z.array(slug),
})
export type Dish = z.infer<typeof Dish>

/** A dish as a page shows it. */
export const ShownDish = z.object({
  slug: z.string(),
  name: z.string(),
  /** In other languages of the city. */
  names: z.array(z.object({ lang: z.string(), name: z.string() })),
  about: Dish.shape.about,
  season: z.nullable(z.string()),
  meal: z.nullable(z.enum(['breakfast'])),
  diet: z.nullable(Diet),
  places: z.array(z.object({ slug: z.string(), name: z.string() })),
})
export type ShownDish = z.infer<typeof ShownDish>
