import { addDays } from '#contract/text/dates.ts'
import { openIntervals } from '#planning/hours/open-intervals.ts'
import { openStateAt } from '#planning/hours/open-state.ts'
import { compileOpenHours } from '#server/guide/compile-open-hours.ts'
import { readContent } from '#server/guide/read-content.ts'

// Prints the opening hours of Surat for some weeks, and the states of one noon, in the time zone of this process.

const content = readContent('content/surat')
const places = content.places.map((place) => ({ slug: place.slug, openHours: compileOpenHours(place, content) }))
const dates = Array.from({ length: 60 }, (_, index) => addDays('2027-02-20', index))

console.log(
  JSON.stringify(
    places.map((place) => ({
      slug: place.slug,
      days: dates.map((date) => openIntervals(place, date)),
      noon: openStateAt(place, { date: '2027-03-28', time: '12:00' }),
    })),
  ),
)
