import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../guide/read-content.ts'
import { createPicture } from '../../../../tests/support/images.ts'
import { runTool } from '../../../../tests/support/installations.ts'
import { temporaryFolder } from '../../../../tests/support/stores.ts'
import { testInFull } from '../../../../tests/support/full-test.ts'

const HEAD = 'file,place,author,license,alt,caption'
const CASTLE = 'castle at noon.png,surat-castle,Mira Shah,CC BY-SA 4.0,"The castle, from the river",At noon'

async function sourceWith(...lines: string[]): Promise<{ source: string; city: string }> {
  const folder = temporaryFolder()
  const [source, city] = [join(folder, 'pictures'), join(folder, 'city')]
  cpSync('content/surat', city, { recursive: true })
  mkdirSync(source)
  writeFileSync(join(source, 'castle at noon.png'), await createPicture(60, 40))
  writeFileSync(join(source, 'notes.png'), 'This is no picture.')
  writeFileSync(join(source, 'photos.csv'), [HEAD, ...lines].join('\n'))
  return { source, city }
}

const take = (source: string, city: string) => runTool('content', { args: ['photos', source], env: { CITY: city } })
const photosIn = (city: string) => readContent(city).places.find(({ slug }) => slug === 'surat-castle')?.photos

test('pictures of a folder come into their places with author and licence, and a second time change nothing', async () => {
  const { source, city } = await sourceWith(CASTLE)

  expect((await take(source, city)).output).toContain('1 photo added')

  const photo = { file: 'surat-castle-castle-at-noon.webp', alt: 'The castle, from the river', credit: 'Mira Shah' }
  const shown = [{ ...photo, license: 'CC BY-SA 4.0', caption: 'At noon' }]
  expect(photosIn(city)).toEqual(shown)
  const before = readFileSync(join(city, 'places.json'), 'utf8')

  expect((await take(source, city)).output).toContain('0 photos added, 1 renewed')
  expect(readFileSync(join(city, 'places.json'), 'utf8')).toBe(before)
})

test('a folder with a faulty line is refused whole, and each line is named', async () => {
  const faulty = [
    'castle at noon.png,surat-castle,,CC0,The castle,',
    'castle at noon.png,atlantis,Mira Shah,CC0,The castle,',
    'gone.png,surat-castle,Mira Shah,CC0,The castle,',
    '../photos.csv,surat-castle,Mira Shah,CC0,The castle,',
    'notes.png,surat-castle,Mira Shah,CC0,The castle,',
  ]
  const { source, city } = await sourceWith(CASTLE, ...faulty)

  const { status, output } = await take(source, city)

  expect(status).toBe(1)
  expect(output).toContain('line 3: “author” is blank')
  expect(output).toContain('line 4: the guide has no place “atlantis”')
  expect(output).toContain('line 5: there is no file “gone.png”')
  expect(output).toContain('line 6: “../photos.csv” is not in the folder itself')
  expect(output).toContain('line 7: notes.png is no picture that can be read')
  expect(photosIn(city)).toBeUndefined()
})

test('a link in the folder brings no picture from elsewhere into the guide', async () => {
  const { source, city } = await sourceWith('holiday.png,surat-castle,Mira Shah,CC0,The castle,')
  const elsewhere = join(source, '..', 'private.png')
  renameSync(join(source, 'castle at noon.png'), elsewhere)
  symlinkSync(elsewhere, join(source, 'holiday.png'))

  const { status, output } = await take(source, city)

  expect({ status, output }).toEqual({
    status: 1,
    output: expect.stringContaining('“holiday.png” is no file of its own'),
  })
  expect(existsSync(join(city, 'photos', 'surat-castle-holiday.webp'))).toBe(false)
})

test('no picture replaces another one, whatever the files are called', async () => {
  const line = (file: string) => `${file},surat-castle,Mira Shah,CC0,The castle,`
  const { source, city } = await sourceWith(...['કિલ્લો.png', 'નદી.png'].map(line))
  for (const name of ['કિલ્લો.png', 'નદી.png', 'tower.png', 'tower.PNG'])
    writeFileSync(join(source, name), await createPicture(60, 40))

  expect((await take(source, city)).output).toContain('2 photos added')
  expect(new Set(photosIn(city)?.map(({ file }) => file)).size).toBe(2)
  expect((await take(source, city)).output).toContain('0 photos added, 2 renewed')

  writeFileSync(join(source, 'photos.csv'), [HEAD, line('tower.png'), line('tower.PNG')].join('\n'))
  expect((await take(source, city)).output).toContain('line 3: “tower.PNG” would have the name of another picture')
})

testInFull('a text that shows nothing changes nothing', async () => {
  const { source, city } = await sourceWith(`castle at noon.png,surat-castle,Mira Shah,CC0,\u200b,`)
  const before = readFileSync(join(city, 'places.json'), 'utf8')

  const { status, output } = await take(source, city)

  expect(status).toBe(1)
  expect(output).toContain('surat-castle: a text of its photos shows nothing')
  expect(readFileSync(join(city, 'places.json'), 'utf8')).toBe(before)
})
