import { desk } from '#messages/desk.ts'
import { suggest } from '#messages/suggest.ts'

/** The names of the facts of a place, as travellers read them where they suggest a change. Some differ for editors. */
export const factNames = { ...suggest.topics, ...desk.facts }
