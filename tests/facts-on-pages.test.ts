import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diets } from '#contract/place/diets.ts'
import { access } from '#contract/messages/en/access.ts'
import { evidence } from '#contract/messages/en/evidence.ts'
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

/** What tells how sure a fact is, and where it comes from. */
function wordsOfEvidence({ confidence, source, otherSources = [], note }: Evidence): string[] {
  const sources = [...(source === null ? [] : [source]), ...otherSources]
  return [evidence.confidences[confidence], ...sources.map(hostOf), ...(note === undefined ? [] : [note])]
}

const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')

/** @param say words that the page must have for a value; a conflict has one on each side */
function wordsOf<Value>(fact: Fact<Value> | undefined, say: (value: Value) => readonly string[]): string[] {
  if (!fact) return []
  const { value, alternatives = [] } = fact
  const others = alternatives.flatMap((side) => [...say(side.value), hostOf(side.source)])
  return [...say(value), ...others, ...wordsOfEvidence(fact)]
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
    ...wordsOf(facts.openingHours, (value) => value.match(/\d\d:\d\d(?!\+)(?<!00:00)/g) ?? []),
    ...wordsOf(facts.access, wordsOfAccess),
    ...wordsOf(facts.lastEntryMinutes, (minutes) => [`Last entry ${minutes} minutes`]),
    ...wordsOf(facts.closedFeasts, (feasts) => feasts.map((closed) => feast(closed.feast))),
    ...wordsOf(facts.onlyDuring, (slug) => [feast(slug)]),
    ...wordsOf(facts.fees, wordsOfFees),
    ...wordsOf(facts.visitMinutes, ({ min, max }) => [
      min === max ? `about ${min} minutes` : `${min} to ${max} minutes`,
    ]),
    ...wordsOf(facts.diet, (answers) =>
      diets.filter((name) => answers[name] !== undefined).map((name) => placePage.diets[name]),
    ),
    ...wordsOf(facts.setting, (value) => [placePage.settings[value]]),
    ...wordsOf(facts.stepFree, (value) => [placePage.access[value]]),
    ...wordsOf(facts.toilets, (value) => [placePage.access[value]]),
    ...wordsOf(facts.publicAccess, (value) => [placePage.publicAccessAnswers[value ? 'yes' : 'no']]),
    ...wordsOf(facts.bestTime, (parts) => parts.map((part) => placePage.partsOfDay[part])),
    ...wordsOf(facts.status, ({ reason }) => [hours.reasons[reason ?? 'closed-for-now']]),
    ...wordsOf(facts.phone, (value) => [value]),
    ...wordsOf(facts.website, (value) => [hostOf(value)]),
    ...wordsOf(facts.postalAddress, (value) => [value]),
    ...(facts.cautions ?? []).flatMap((caution) => [caution.value.text, ...wordsOfEvidence(caution)]),
    ...Object.values(facts.names ?? {}).map(({ value }) => value.name),
  ]
}

/** The text that a reader sees, without tags. */
function textOf(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const text = main.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' ')
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replace(/\s+/g, ' ')
}

/** What the content says besides the facts with evidence. */
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
    ...sources.map(hostOf),
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
  const text = textOf((await app.inject(`/places/${place.slug}`)).body)
  const words = [...wordsOfPlace(place), ...wordsOfFacts(place.facts ?? {})]
  expect(words.filter((word) => !text.includes(word))).toEqual([])
})
