import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changeListed, copyCityFolder, type CityFolder } from '../../../../tests/support/city-folder.ts'
import { runTool } from '../../../../tests/support/installations.ts'
import { getProblems } from '../../../../tests/support/operator-problems.ts'
import { readContent } from '../read-content.ts'
import { englishEntries } from './english-entries.ts'
import { stampEntries } from './stamp-entries.ts'
import { reportTranslations } from './translation-report.ts'

const climate = {
  slug: 'climate',
  source: '',
  madeBy: 'machine',
  checkedBy: null,
  station: 'સુરત',
  sourceText: 'ભારતીય હવામાન વિભાગ',
}

/** A copy of Surat whose only translation is the two texts of its climate in Gujarati. */
function copyWithClimate(change: Record<string, unknown> = {}): CityFolder {
  const folder = copyCityFolder()
  for (const language of ['gu', 'hi']) rmSync(join(folder.path, language), { recursive: true, force: true })
  mkdirSync(join(folder.path, 'gu'))
  folder.write('gu/climate.json', JSON.stringify({ ...climate, ...change }))
  return folder
}

async function runCommand({ path }: CityFolder, ...options: string[]) {
  const { status, output } = await runTool('content', { args: ['translations', ...options, path] })
  return { status, lines: output.split('\n') }
}

function stamp({ path }: CityFolder): void {
  const content = readContent(path)
  const english = englishEntries(content)
  for (const translation of content.translations) stampEntries(path, translation, english)
}

const getLines = ({ path }: CityFolder) => reportTranslations(readContent(path)).lines
const problemsIn = ({ path }: CityFolder) => getProblems(() => readContent(path))

test.each([
  ['a field that nobody knows', { colour: 'red' }, 'gu/climate.json › colour: unknown field'],
  ['a blank text', { station: ' ' }, 'gu/climate.json › station: must not be blank'],
  [
    'a hash of another form',
    { source: 'new' },
    'gu/climate.json › source: must be the hash that the command writes, or empty',
  ],
])('a translation with %s is refused by file and field', (_name, change, problem) => {
  expect(problemsIn(copyWithClimate(change))).toEqual([problem])
})

test('a faulty entry of a list is named with its language, file and slug', () => {
  const folder = copyWithClimate()
  const drawing = { slug: 'hero', source: '', madeBy: 'machine', checkedBy: null, alt: '' }
  folder.write('gu/illustrations.json', JSON.stringify([drawing]))
  expect(problemsIn(folder)).toEqual(['gu/illustrations.json › entry 1 (hero) › alt: must not be blank'])
})

test('an entry that is there twice is refused', () => {
  const folder = copyWithClimate()
  const drawing = { slug: 'hero', source: '', madeBy: 'machine', checkedBy: null, alt: 'તાપી' }
  folder.write('gu/illustrations.json', JSON.stringify([drawing, drawing]))
  expect(problemsIn(folder)).toEqual(['gu/illustrations.json › hero › slug: is there twice'])
})

test('a translation in work is free of problems, and the command says that it is not stamped', async () => {
  const folder = copyWithClimate()
  expect(problemsIn(folder)).toEqual([])
  expect(await runCommand(folder)).toMatchObject({
    status: 1,
    lines: expect.arrayContaining([
      'gu/climate.json: 0 of 1 translated, 1 missing, 0 stale, 0 overlong',
      '  missing  climate.json › climate › source: in work, not stamped',
      'gu/city.json: 0 of 1 translated, 1 missing, 0 stale, 0 overlong',
    ]),
  })
})

test('a stamped translation counts, and stamping again changes nothing', async () => {
  const folder = copyWithClimate()
  const read = () => readFileSync(join(folder.path, 'gu/climate.json'), 'utf8')
  const { lines } = await runCommand(folder, '--stamp')
  expect(lines).toContain('gu: 1 entries stamped')
  expect(lines).toContain('gu/climate.json: 1 of 1 translated, 0 missing, 0 stale, 0 overlong')
  const stamped = read()
  stamp(folder)
  expect(read()).toBe(stamped)
})

test('a translation is stale when its English text has changed, and stamping does not hide it', () => {
  const folder = copyWithClimate()
  stamp(folder)
  folder.editFile('climate.json', (english) => ({ ...english, station: 'Surat airport' }))
  expect(problemsIn(folder)).toEqual([])
  stamp(folder)
  expect(getLines(folder)).toContain('gu/climate.json: 0 of 1 translated, 0 missing, 1 stale, 0 overlong')
})

test('a change that concerns no text leaves a translation as it is', () => {
  const folder = copyWithClimate()
  stamp(folder)
  folder.editFile('climate.json', changeListed('months', 0, { rainMm: 2 }))
  expect(getLines(folder)).toContain('gu/climate.json: 1 of 1 translated, 0 missing, 0 stale, 0 overlong')
})

test('a text that no longer fits its stamped entry is refused', () => {
  const folder = copyWithClimate()
  const ticket = {
    slug: 'suman-travel-ticket',
    source: '',
    madeBy: 'machine',
    checkedBy: null,
    name: 'સુમન',
    note: 'એક દિવસ',
  }
  folder.write('gu/fares.json', JSON.stringify({ rides: [], tickets: [ticket], ways: [] }))
  stamp(folder)
  folder.editFile('gu/fares.json', changeListed('tickets', 0, { note: undefined }))
  expect(problemsIn(folder)).toEqual(['gu/fares.json › tickets › suman-travel-ticket › note: is missing'])
})

test('an entry in work names the texts that it lacks and those that nobody needs', () => {
  const folder = copyWithClimate()
  const ride = { slug: 'auto-rickshaw', source: '', madeBy: 'machine', checkedBy: null, name: 'રિક્ષા' }
  const way = { slug: 'foot', source: '', madeBy: 'machine', checkedBy: null, notes: { detour: 'લાંબું' } }
  folder.write('gu/fares.json', JSON.stringify({ rides: [ride], tickets: [], ways: [way] }))
  expect(getLines(folder)).toEqual(
    expect.arrayContaining([
      '  missing  fares.json › rides › auto-rickshaw › note',
      '  missing  fares.json › ways › foot › notes.kmPerHour',
      '  left-over  fares.json › ways › foot › notes.detour',
    ]),
  )
})

test('a translation of a place that the guide no longer has is left over, and the guide loads', () => {
  const folder = copyWithClimate()
  const drawing = { slug: 'atlantis', source: '0123456789ab', madeBy: 'machine', checkedBy: null, alt: 'દરિયો' }
  folder.write('gu/illustrations.json', JSON.stringify([drawing]))
  expect(problemsIn(folder)).toEqual([])
  expect(getLines(folder)).toContain('  left-over  illustrations.json › atlantis')
})

test('a label that outgrows its room is named with its length', () => {
  const folder = copyWithClimate({ station: 'સુરતનું હવામાન મથક, એરપોર્ટ' })
  expect(getLines(folder)).toContain('  overlong  climate.json › climate › station: 27 characters, 24 at most')
})

test('a text with other numbers than the English one is named with both', () => {
  const folder = copyWithClimate({ sourceText: 'કોષ્ટકો 1981-2011, પાનાં 730 અને 729' })
  expect(getLines(folder)).toContain(
    '  numbers  climate.json › climate › sourceText: 1981 2011 729 730, in English 1981 2010 729 730',
  )
})

test('a stop of a trip that is called otherwise than its place is named', () => {
  const folder = copyWithClimate()
  const origin = { source: '', madeBy: 'machine', checkedBy: null }
  const texts = { locality: 'સુવાલી', description: 'દરિયાકિનારો', tags: [], imgAlt: 'હોડી' }
  folder.write('gu/places.json', JSON.stringify([{ slug: 'suvali-beach', ...origin, name: 'સુવાલી બીચ', ...texts }]))
  const before = { name: 'ડુમસ', location: 'ડુમસ', activities: [] }
  const coast = { name: 'સુવાલી', location: 'સુવાલી', activities: [{ name: 'સુવાલી' }] }
  const trip = { title: 'દરિયો', description: 'બે દિવસ', budgetNote: 'અંદાજ', destinations: [before, before, coast] }
  folder.write('gu/trips.json', JSON.stringify([{ slug: 'the-coast-dumas-and-suvali', ...origin, ...trip }]))
  expect(getLines(folder)).toContain(
    '  name  trips.json › the-coast-dumas-and-suvali › destinations.2.activities.0.name: “સુવાલી”, its place “સુવાલી બીચ”',
  )
})
