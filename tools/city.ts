/**
 * `npm run city -- new Vadodara --country IN --currency INR --center 22.3072,73.1812` writes the content folder of another
 * city into `content/`, with the least that a guide needs. docs/content.md says how it becomes a guide of 100 places.
 */
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { Calendar } from '#contract/city/calendar.ts'
import { createCity } from './cities/new-city.ts'
import { holidaysWithoutEnglish, publicHolidays } from './cities/public-holidays.ts'
import { printFailure } from './print-failure.ts'

const USAGE = `Usage: npm run city -- new NAME --country IN --currency INR --center LATITUDE,LONGITUDE
  --region TEXT        such as a state; left out: the country
  --zone ZONE          such as Asia/Kolkata; left out: that of the country, or the one named after the city
  --languages gu,hi,en most read first; left out: the likely one of the country, and English`

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    options: {
      country: { type: 'string' },
      currency: { type: 'string' },
      center: { type: 'string' },
      region: { type: 'string' },
      zone: { type: 'string' },
      languages: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  })
  if (values.help) return console.log(USAGE)
  const { name, country, currency, center } = readRequired(positionals, values)
  const given = languagesIn(values.languages)
  const calendar = await publicHolidays({
    country,
    languages: given ?? [],
    today: new Date().toISOString().slice(0, 10),
  })
  const folder = createCity(
    {
      name,
      country,
      currency,
      center: readCenter(center),
      region: values.region,
      timeZone: values.zone,
      languages: given,
    },
    'content',
    calendar,
  )
  const path = relative('.', folder)
  console.log(`${path} is there. Next:
  CITY=${path} npm start            the guide, without places yet
  npm run outlines -- ${path}       coasts and borders for its maps
  CITY=${path} npm run basemap      its streets
Then read "Another city" in docs/content.md: how 100 places come in, and which sentences of city.json to write.`)
  await printHolidayNotes(country, calendar)
}

type Required = Record<'country' | 'currency' | 'center', string>

/** @throws Error with a sentence about the first thing that is wrong, and the usage */
function readRequired(positionals: readonly string[], values: Partial<Required>): Required & { name: string } {
  const [command, name, ...rest] = positionals
  const { country, currency, center } = values
  if (command === undefined) throw new Error(USAGE)
  if (command !== 'new') throw new Error(`There is no command “${command}”.\n${USAGE}`)
  if (rest.length > 0)
    throw new Error(
      `The name is “${name}”, and “${rest.join(' ')}” is left over: put a name of several words in quotation marks.\n${USAGE}`,
    )
  if (name === undefined || country === undefined || currency === undefined || center === undefined) {
    const given = { NAME: name, '--country': country, '--currency': currency, '--center': center }
    const missing = Object.entries(given).flatMap(([option, value]) => (value === undefined ? [option] : []))
    throw new Error(`Not given: ${missing.join(', ')}.\n${USAGE}`)
  }
  if (!Intl.supportedValuesOf('currency').includes(currency))
    throw new Error(`--currency ${currency} is no currency. Write three capital letters of ISO 4217, such as INR.`)
  return { name, country, currency, center }
}

async function printHolidayNotes(country: string, calendar: Calendar): Promise<void> {
  if (calendar.events.length === 0)
    console.log('Its public holidays are not known here: begin the calendar in the panel.')
  const unnamed = await holidaysWithoutEnglish(country, calendar)
  if (unnamed.length > 0) console.log(`Write the English names of these holidays in the panel: ${unnamed.join(', ')}.`)
}

function languagesIn(text: string | undefined): string[] | undefined {
  return text?.split(',').map((code) => code.trim())
}

function readCenter(text: string): { lat: number; lng: number } {
  const [lat, lng, ...rest] = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  const isPoint = lat !== undefined && lng !== undefined && rest.length === 0
  if (!isPoint || !(Math.abs(lat) <= 85) || !(Math.abs(lng) <= 180)) {
    throw new Error(`--center ${text} is no position. Write latitude and longitude, such as 22.3072,73.1812.`)
  }
  return { lat, lng }
}

try {
  await run()
} catch (error) {
  printFailure(error, null)
}
