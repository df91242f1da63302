import type { Database } from '../platform/store/database.ts'
import { problemsOfNewHours, sentenceOfHours } from './check-hours.ts'
import { problemsOfTripHours } from './check-trips.ts'
import { ContentError, nameEntries, readContent, type Content } from './read-content.ts'

/**
 * Reads a city's folder as a start does. Finds also the problems that only the reader of opening hours and the planner
 * detect.
 * @param folder absolute path
 * @throws ContentError with every problem found
 */
export async function readSoundContent(folder: string, db: Database): Promise<Content> {
  const content = readContent(folder)
  const stored = await db.selectFrom('place').select('document').execute()
  const isStored = (value: string) => stored.some(({ document }) => document.includes(JSON.stringify(value)))
  const problems = problemsOfNewHours(content.places, isStored).map((found) =>
    found.map(({ field, error }) => `${field}: ${sentenceOfHours(error)}`),
  )
  const hours = nameEntries('places.json', content.places, problems)
  // Wrong hours would make places look closed.
  const all = hours.length > 0 ? hours : problemsOfTripHours(content.trips, content)
  if (all.length > 0) throw new ContentError(all)
  return content
}
