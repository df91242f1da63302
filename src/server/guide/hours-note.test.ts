import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { changeEntry, copyCityFolder } from '../../../tests/support/city-folder.ts'
import { createGuideApp } from '../../../tests/support/guide-app.ts'

const evidence = { source: 'https://hours.example/', checkedOn: '2026-11-20', confidence: 'official' }

async function getNote(slug: string, { language = 'en', city = 'content/surat' } = {}): Promise<string | undefined> {
  const app = await createGuideApp({ env: { CITY: city } })
  const answer = await app.inject({ url: `/api/places/${slug}`, headers: { 'accept-language': language } })
  return api.getPlace.reply.parse(answer.json()).place.hoursNote
}

/** The first place of a copy of Surat, with other facts. */
function noteOfFacts(facts: object): Promise<string | undefined> {
  const folder = copyCityFolder()
  folder.editPlaces(changeEntry(0, { facts }))
  return getNote('dumas-beach', { city: folder.path })
}

test('a place that is closed on feasts names them, and how long it is closed', async () => {
  expect(await getNote('science-centre-surat')).toBe(
    'Closed on Uttarayan, Republic Day, Ashura (Muharram), Dhuleti, Independence Day, Raksha Bandhan, Anant Chaturdashi (Ganesh Visarjan), Gandhi Jayanti, Diwali (3 days), and Christmas',
  )
})

test.each([
  ['gu', /^આ દિવસોમાં બંધ: ઉત્તરાયણ, .*દિવાળી \(3 દિવસ\)/],
  ['hi', /^इन दिनों बंद: .*\(3 दिन\)/],
])('the feasts have their names in %s', async (language, note) => {
  expect(await getNote('science-centre-surat', { language })).toMatch(note)
})

test('a place that exists during a feast only says so, with its access if that is known', async () => {
  expect(await getNote('rander-ramzan-bazaar')).toBeUndefined()
  const folder = copyCityFolder()
  folder.editPlaces((places) =>
    places.map((place) => {
      if (place['slug'] !== 'rander-ramzan-bazaar') return place
      const facts = Object.entries(place['facts'] ?? {}).filter(([name]) => name !== 'access')
      return { ...place, facts: Object.fromEntries(facts) }
    }),
  )
  expect(await getNote('rander-ramzan-bazaar', { city: folder.path })).toBe('Only during Ramadan')
})

test('a place whose hours know no feast says nothing of them', async () => {
  expect(await getNote('surat-castle')).toBeUndefined()
})

test('the last entry is told', async () => {
  const openingHours = { ...evidence, value: 'Mo-Su 10:00-18:00' }
  expect(await noteOfFacts({ openingHours, lastEntryMinutes: { ...evidence, value: 30 } })).toBe(
    'Last entry 30 minutes before closing',
  )
})

test.each([
  ['Tu-Su 10:00-18:00; PH off', 'Closed on public holidays'],
  ['Tu-Su 10:00-18:00; PH 12:00-16:00', 'Other hours on some holidays'],
])('public holidays of the hours %s are told', async (value, note) => {
  expect(await noteOfFacts({ openingHours: { ...evidence, value } })).toBe(note)
})
