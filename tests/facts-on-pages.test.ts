import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diets } from '#contract/place/diets.ts'
import { access } from '#contract/messages/en/ui.ts'
import { evidence } from '#contract/messages/en/place-page.ts'
import { hours } from '#contract/messages/en/hours.ts'
import { placePage } from '#contract/messages/en/place-page.ts'
import { places as placesTexts } from '#contract/messages/en/places.ts'
import { fill } from '#contract/messages/format.ts'
import { showDate } from '#contract/text/date-format.ts'
import type { ResearchedFacts } from '#contract/place/researched-facts.ts'
import { readContent } from '#server/guide/read-content.ts'
import { splitDescription } from '#web/guide/places/split-description.ts'
import { indianFormats } from './support/formats.ts'
import { startGuideApp } from './support/guide-app.ts'

const { places, calendar } = readContent('content/surat')

const feast = (slug: string) => calendar?.events.find((event) => event.slug === slug)?.name ?? slug

type Evidence = Pick<NonNullable<ResearchedFacts['setting']>, 'confidence' | 'source' | 'otherSources' | 'note'>
type Side<Value> = { readonly value: Value; readonly source: string }
type Fact<Value> = Evidence & { readonly value: Value; readonly alternatives?: readonly Side<Value>[] | undefined }

/** The words of a fact's confidence and sources. */
function wordsOfEvidence({ confidence, source, otherSources = [], note }: Evidence): string[] {
  const sources = [...(source === null ? [] : [source]), ...otherSources]
  return [evidence.confidences[confidence], ...sources.map(getHost), ...(note === undefined ? [] : [note])]
}

const getHost = (url: string) => new URL(url).hostname.replace(/^www\./, '')

/** @param getText words that the page must have for a value; a conflict has one on each side */
function getWords<Value>(fact: Fact<Value> | undefined, getText: (value: Value) => readonly string[]): string[] {
  if (!fact) return []
  const { value, alternatives = [] } = fact
  const others = alternatives.flatMap((side) => [...getText(side.value), getHost(side.source)])
  return [...getText(value), ...others, ...wordsOfEvidence(fact)]
}

function wordsOfFees({ prices }: NonNullable<ResearchedFacts['fees']>['value']): string[] {
  if (prices.length === 0) return [placePage.free]
  return prices.map(({ amount }) => (amount === 0 ? placePage.freeOfCharge : `₹${amount}`))
}

function wordsOfAccess({ kind, parts = [], from, until }: NonNullable<ResearchedFacts['access']>['value']): string[] {
  const times = [from, until].filter((time) => time !== undefined)
  const named = parts.map((part) => access.parts[part].slice(1))
  return named.length + times.length > 0 ? [...named, ...times] : [access.kinds[kind]]
}

function wordsOfFacts(facts: ResearchedFacts): string[] {
  return [
    ...getWords(facts.openingHours, (value) => value.match(/\d\d:\d\d(?!\+)(?<!00:00)/g) ?? []),
    ...getWords(facts.access, wordsOfAccess),
    ...getWords(facts.lastEntryMinutes, (minutes) => [`Last entry ${minutes} minutes`]),
    ...getWords(facts.closedFeasts, (feasts) => feasts.map((closed) => feast(closed.feast))),
    ...getWords(facts.onlyDuring, (slug) => [feast(slug)]),
    ...getWords(facts.fees, wordsOfFees),
    ...getWords(facts.visitMinutes, ({ min, max }) => [min === max ? `≈${min} minutes` : `${min} to ${max} minutes`]),
    ...getWords(facts.diet, (answers) =>
      diets.filter((name) => answers[name] !== undefined).map((name) => placePage.diets[name]),
    ),
    ...getWords(facts.setting, (value) => [placePage.settings[value]]),
    ...getWords(facts.stepFree, (value) => [placePage.access[value]]),
    ...getWords(facts.toilets, (value) => [placePage.access[value]]),
    ...getWords(facts.publicAccess, (value) => [placePage.publicAccessAnswers[value ? 'yes' : 'no']]),
    ...getWords(facts.bestTime, (parts) => parts.map((part) => placePage.partsOfDay[part])),
    ...getWords(facts.status, ({ reason }) => [hours.reasons[reason ?? 'closed-for-now']]),
    ...getWords(facts.phone, (value) => [value]),
    ...getWords(facts.website, (value) => [getHost(value)]),
    ...getWords(facts.postalAddress, (value) => [value]),
    ...(facts.cautions ?? []).flatMap((caution) => [caution.value.text, ...wordsOfEvidence(caution)]),
    ...Object.values(facts.names ?? {}).map(({ value }) => value.name),
  ]
}

/** The text that a reader sees, without tags. */
function getText(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const text = main.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' ')
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replace(/\s+/g, ' ')
}

/** The words of the content besides the facts with evidence. */
function wordsOfPlace(place: (typeof places)[number]): string[] {
  const { name, locality, description, tags, hours: written, priceLevel, priceNote, sources, lastChecked } = place
  const { why, more } = splitDescription(description)
  return [
    name,
    locality,
    // Its first sentence stands above the rest.
    ...[why, ...more.split('\n')].map((paragraph) => paragraph.trim()),
    ...tags,
    ...(written === null ? [] : [written]),
    ...(priceNote === null ? [] : [priceNote]),
    ...(priceLevel === null || place.facts?.fees ? [] : [placesTexts.priceLevels[priceLevel] ?? '']),
    ...sources.map(getHost),
    fill(placePage.lastChecked, { date: showDate(lastChecked, indianFormats) }),
    ...(place.photos ?? []).flatMap(({ caption, credit }) => [caption ?? '', credit]),
  ]
}

let app: FastifyInstance

beforeAll(async () => {
  app = await startGuideApp({ hasPages: true })
})
afterAll(() => app.close())

test.each(places)('the page of $name shows all that the content knows, with its evidence', async (place) => {
  const text = getText((await app.inject(`/places/${place.slug}`)).body)
  const words = [...wordsOfPlace(place), ...wordsOfFacts(place.facts ?? {})]
  expect(words.filter((word) => !text.includes(word))).toEqual([])
})
