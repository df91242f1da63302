/** Prints how many queries of travellers find what they mean among the first three results: `npm run search-table`. */
import { pageWords } from '#server/app/page-words.ts'
import { createGuideSearch } from '#server/guide/guide-search.ts'
import { readContent } from '#server/guide/read-content.ts'
import { searchQueries } from '../tests/support/search-queries.ts'
import { missedQueries, shareHeld } from '../tests/support/search-share.ts'

const LEAST_PERCENT = 95

const search = createGuideSearch({ ...readContent('content/surat'), pageWords })
const missed = missedQueries(searchQueries, search.find)
for (const { query, found, wanted } of missed) {
  console.log(`missed  ${query}\n  wanted  ${wanted.join(', ')}\n  found   ${found.join(', ')}`)
}
const share = shareHeld(searchQueries, missed)
const held = searchQueries.length - missed.length
console.log(`${held} of ${searchQueries.length} queries hold: ${share} % (at least ${LEAST_PERCENT} %)`)
if (share < LEAST_PERCENT) process.exitCode = 1
