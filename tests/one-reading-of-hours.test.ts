import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#contract/api.ts'
import type { OpenHours } from '#contract/place/open-hours.ts'
import { addDays } from '#contract/text/dates.ts'
import { clockTime } from '#planning/hours/minutes.ts'
import { opennessAt } from '#planning/hours/open-state.ts'
import { getMiss } from '#planning/plan/missed-hours.ts'
import { getStopHours } from '#planning/plan/stop.ts'
import { parseOpeningHours } from '#server/guide/parse-opening-hours.ts'
import { factsJsonLd } from '#web/guide/places/facts-json-ld.ts'
import { stopHoursText } from '#web/trips/itinerary/stop-hours-text.ts'
import { copyCityFolder } from './support/city-folder.ts'
import { createGuideApp } from './support/guide-app.ts'
import { createDay, createStop } from './support/made-up-plans.ts'
import { planningPlace } from './support/planned-trips.ts'

const BAR = 'Mo-Th 18:00-02:00; Fr-Su 18:00-04:00'
const FRIDAY = '2026-12-04'
const QUARTERS = Array.from({ length: 96 }, (_, index) => index * 15)
const DATES = Array.from({ length: 35 }, (_, index) => addDays('2026-11-28', index))

function getHours(value: string): OpenHours {
  const rules = parseOpeningHours(value).map(({ isPublicHoliday, ...rule }) =>
    isPublicHoliday ? { ...rule, dates: ['2026-12-25'], isFeast: true as const } : rule,
  )
  return { rules, confidence: 'official' }
}

const VALUES = [
  BAR,
  'Mo-Sa 18:00-02:00; Su off',
  'Mo-Su 22:00-06:00; Sa off',
  'Mo-Su 10:00-13:00,18:00-02:00; Su off',
  '24/7; Su off',
  'Mo-Su 18:00-04:00; PH off',
  'Mo-Su 18:00-04:00; We 18:00-02:00',
  'Mo-Su 18:00-02:00; 19:00-20:00 off',
  'Mo-Su 18:00-02:00; 2026 Dec 05 off',
]
const WITHOUT_WORDS = [
  'Mo-Su 18:00-02:00; Sa unknown',
  'Dec 01-Dec 10 18:00-02:00',
  'Mo-Su 18:00-02:00; Dec 05-Dec 08 off',
]

test.each([...VALUES, ...WITHOUT_WORDS])('a page and a plan say the same at each quarter of an hour: %s', (value) => {
  const openHours = getHours(value)
  const hours = getStopHours({ openHours }, DATES, 'Asia/Kolkata')
  const planned = (date: string, minute: number) => {
    const miss = getMiss({ stop: createStop('bar', { hours }), starts: minute, leaves: minute + 1 }, date)
    return miss === null ? 'open' : miss.code === 'hours-unknown' ? 'unknown' : 'closed'
  }
  const differing = DATES.flatMap((date) =>
    QUARTERS.filter((minute) => opennessAt({ openHours }, { date, time: clockTime(minute) }) !== planned(date, minute)),
  )
  expect(differing).toEqual([])
})

const Specification = z.object({
  dayOfWeek: z.optional(z.array(z.string())),
  validFrom: z.optional(z.string()),
  opens: z.string(),
  closes: z.string(),
})
const Described = z.object({ openingHoursSpecification: z.array(Specification) })
const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

test.each(VALUES)('search engines read the hours that the page shows: %s', (value) => {
  const openHours = getHours(value)
  const described = Described.parse(factsJsonLd({ name: 'Bar', facts: {}, openHours, traits: {} }))
  const openings = DATES.flatMap((date, day) => {
    const rows = described.openingHoursSpecification
    const named = rows.filter(({ validFrom }) => validFrom === date)
    const usual = rows.filter(({ dayOfWeek }) => dayOfWeek?.includes(weekday.format(new Date(date))))
    return (named.length > 0 ? [] : usual).map(({ opens, closes }) => {
      const [from, to] = [minuteOf(opens), closes === '23:59' ? 1_440 : minuteOf(closes)]
      return [day * 1_440 + from, day * 1_440 + (to <= from ? to + 1_440 : to)] as const
    })
  })
  const differing = DATES.slice(1).flatMap((date, day) =>
    QUARTERS.filter((minute) => {
      const now = (day + 1) * 1_440 + minute
      const isOpen = openings.some(([from, to]) => from <= now && now < to)
      return isOpen !== (opennessAt({ openHours }, { date, time: clockTime(minute) }) === 'open')
    }),
  )
  expect(differing).toEqual([])
})

test.each([
  ['00:15 of a Friday, in the night of Thursday', BAR, FRIDAY, 15, 'open until 02:00'],
  ['00:30 of a Sunday that is closed', 'Mo-Sa 18:00-02:00; Su off', '2026-12-06', 30, 'open until 02:00'],
  ['02:30 of that Sunday', 'Mo-Sa 18:00-02:00; Su off', '2026-12-06', 150, 'closed'],
  ['00:30 of a day that nobody knows', 'Mo-Su 18:00-02:00; Sa unknown', '2026-12-05', 30, 'open until 02:00'],
])('the paper of a trip says it too: %s', (_moment, value, date, minute, text) => {
  const openHours = getHours(value)
  const place = planningPlace('bar', { openHours })
  const stop = createStop('bar', { hours: getStopHours({ openHours }, [date], 'Asia/Kolkata') })
  const visit = { stop, leg: null, arrives: minute, starts: minute, leaves: minute + 15 }
  const shown = stopHoursText(visit, createDay({ date, start: 0 }), place)
  expect(shown?.toLowerCase()).toContain(text)
})

test('the list, the page and the plan of a served guide read a night alike', async () => {
  const folder = copyCityFolder()
  const openingHours = { value: BAR, source: 'https://bar.example/', checkedOn: '2026-11-20', confidence: 'official' }
  folder.editPlaces((places) =>
    places.map((place) => (place['slug'] === 'apetito' ? { ...place, facts: { openingHours } } : place)),
  )
  const app = await createGuideApp({ env: { CITY: folder.path }, hasPages: true })
  const Listed = z.object({ places: z.array(z.object({ slug: z.string(), match: z.string() })) })
  const getMatch = async (minute: string) => {
    const { places } = Listed.parse((await app.inject(`/api/places?open=${minute}`)).json())
    return places.find(({ slug }) => slug === 'apetito')?.match
  }
  expect(await Promise.all(['2026-12-04T00:15', '2026-12-06T03:00'].map(getMatch))).toEqual(['fit', 'fit'])
  expect(await Promise.all(['2026-12-04T02:30', '2026-12-06T04:00'].map(getMatch))).toEqual(['not', 'not'])
  const page = (await app.inject('/places/apetito')).body
  expect(page).toContain('"dayOfWeek":["Monday","Tuesday","Wednesday","Thursday"],"opens":"18:00","closes":"02:00"')
  const planning = api.getPlanning.reply.parse((await app.inject('/api/planning')).json())
  expect(planning.places.find(({ slug }) => slug === 'apetito')?.openHours?.rules).toEqual(getHours(BAR).rules)
})
