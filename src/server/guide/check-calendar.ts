import type { Calendar } from '#contract/calendar.ts'

/** Problems that the schema of a calendar cannot see: the same slug twice, and ids that nothing has. */
export function problemsOfCalendar(calendar: Calendar, places: ReadonlySet<string>): string[] {
  const sources = new Set(calendar.sources.map(({ id }) => id))
  const missing = (field: string, ids: readonly string[] | undefined, known: ReadonlySet<string>) =>
    (ids ?? []).flatMap((id, index) => (known.has(id) ? [] : [`${field}.${index}: there is no “${id}”`]))
  const lacksSource = (field: string, source: string | undefined) =>
    source === undefined || sources.has(source) ? [] : [`${field}: there is no “${source}”`]
  const of = (list: 'events' | 'seasons' | 'alerts', index: number, name: string, problems: readonly string[]) =>
    problems.map((problem) => `calendar.json › ${list} › entry ${index + 1} (${name}) › ${problem}`)

  const events = calendar.events.flatMap((event, index) =>
    of('events', index, event.slug, [
      ...repeated(calendar.events, index),
      ...missing('places', event.places, places),
      ...lacksSource('about.source', event.about?.source),
      ...event.dates.flatMap(({ source }, date) => lacksSource(`dates.${date}.source`, source)),
    ]),
  )
  const seasons = calendar.seasons.flatMap((season, index) =>
    of('seasons', index, season.slug, [
      ...repeated(calendar.seasons, index),
      ...missing('places', season.places, places),
      ...missing('mayClose', season.mayClose, places),
      ...lacksSource('about.source', season.about.source),
    ]),
  )
  const alerts = (calendar.alerts ?? []).flatMap(({ source, from }, index) =>
    of('alerts', index, from, lacksSource('source', source)),
  )
  return [...events, ...seasons, ...alerts]
}

function repeated(entries: readonly { slug: string }[], index: number): string[] {
  const first = entries.findIndex(({ slug }) => slug === entries[index]?.slug)
  return first === index ? [] : [`slug: the same as in entry ${first + 1}`]
}
