import type { Calendar, CalendarEvent, EventDate } from '#contract/city/calendar.ts'
import { addDays, type CalendarDate } from '#contract/text/dates.ts'
import { DAY_MS } from '#contract/text/durations.ts'
import { slugOfName } from '#contract/text/slug.ts'

/** From the year of today on. Later years are for the editors, who see then what was decided. */
const YEARS = 3

const SOURCE = 'public-holidays'

/** Months of the Islamic calendar, which begin as the moon is seen. */
const BY_THE_MOON = /muharram|safar|rabi|jumada|rajab|shaban|ramadan|shawwal|dhu/i

type Asked = { readonly country: string; readonly languages: readonly string[]; readonly today: CalendarDate }

/**
 * The calendar of a new city: the public holidays of its whole country. A country that the package does not know has an
 * empty calendar, which editors fill.
 * @param country ISO 3166-1 alpha-2
 * @throws Error where the packages for development are not installed
 */
export async function publicHolidays({ country, languages, today }: Asked): Promise<Calendar> {
  const { default: Holidays } = await import('date-holidays').catch((cause: unknown) => {
    throw new Error('The public holidays are missing: npm ci --include=dev brings the package.', { cause })
  })
  const holidays = new Holidays()
  const isKnown = country in holidays.getCountries()
  if (!isKnown) return { checkedOn: today, sources: [], events: [], seasons: [] }
  holidays.init(country)
  const first = Number(today.slice(0, 4))
  const known = holidays.getLanguages()
  const spoken = languages.filter((code) => code !== 'en' && known.includes(code))
  const events = new Map<string, CalendarEvent>()
  for (let year = first; year < first + YEARS; year += 1) {
    const named = spoken.map((code) => [code, namesByRule(holidays.getHolidays(year, code))] as const)
    for (const day of holidays.getHolidays(year, 'en').filter(({ type }) => type === 'public')) {
      const slug = slugOfName(day.name)
      if (slug === '') continue
      const event = events.get(slug)
      const date = getDate(day)
      // A day that a substitute follows may be in the list twice.
      if (event?.dates.some(({ from }) => from === date.from)) continue
      const names = named.flatMap(([code, byRule]) => {
        const name = byRule.get(day.rule)
        return name === undefined || name === day.name ? [] : [[code, { name, transliterated: false }] as const]
      })
      events.set(slug, {
        slug,
        name: day.name,
        ...(names.length > 0 && { names: Object.fromEntries(names) }),
        dates: [...(event?.dates ?? []), date],
      })
    }
  }
  return {
    checkedOn: today,
    sources: [
      {
        id: SOURCE,
        text: 'Public holidays of the whole country, as the package date-holidays lists or computes them (CC BY 3.0)',
        url: 'https://github.com/commenthol/date-holidays',
      },
    ],
    events: [...events.values()],
    seasons: [],
  }
}

/**
 * Names that the package has in no English, so that the calendar has them in the language of the country. Editors write
 * the English name.
 */
export async function holidaysWithoutEnglish(country: string, { events }: Calendar): Promise<string[]> {
  const { default: Holidays } = await import('date-holidays')
  const holidays = new Holidays()
  if (!(country in holidays.getCountries())) return []
  holidays.init(country)
  if (holidays.getLanguages()[0] === 'en') return []
  const year = Number(events[0]?.dates[0]?.from.slice(0, 4))
  const native = new Set(events.length === 0 ? [] : holidays.getHolidays(year).map(({ name }) => name))
  return events.map(({ name }) => name).filter((name) => native.has(name))
}

type Holiday = {
  readonly date: string
  readonly start: Date
  readonly end: Date
  readonly name: string
  readonly rule: string
}

function namesByRule(days: readonly Holiday[]): ReadonlyMap<string, string> {
  return new Map(days.map(({ rule, name }) => [rule, name]))
}

function getDate({ date, start, end, rule }: Holiday): EventDate {
  const from = date.slice(0, 10)
  // A day on which the clocks change has 23 or 25 hours.
  const days = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS))
  return {
    from,
    ...(days > 1 && { to: addDays(from, days - 1) }),
    kind: 'public-holiday',
    certainty: getCertainty(rule),
    source: SOURCE,
  }
}

/** A rule such as `12-25` is the same day every year. */
function getCertainty(rule: string): EventDate['certainty'] {
  if (/^\d\d-\d\d$/.test(rule)) return 'certain'
  return BY_THE_MOON.test(rule) ? 'by-the-moon' : 'listed'
}
