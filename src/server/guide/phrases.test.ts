import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { phraseGroups } from '#contract/city/phrase-groups.ts'
import { changeListed, copyCityFolder } from '../../../tests/support/city-folder.ts'
import { createGuideApp } from '../../../tests/support/guide-app.ts'
import { readContent } from './read-content.ts'

async function readPhrases(env: Record<string, string> = {}, language = 'en') {
  const app = await createGuideApp({ env })
  const read = async (url: string) => (await app.inject({ url, headers: { 'accept-language': language } })).body
  const city = api.getCity.reply.parse(JSON.parse(await read('/api/city'))).city
  const reply = api.listPhrases.reply.parse(JSON.parse(await read('/api/phrases')))
  const { results } = api.searchGuide.reply.parse(JSON.parse(await read('/api/search?q=useful+sentences')))
  return { ...reply, city, sitemap: await read('/sitemap.xml'), found: results.map(({ url }) => url) }
}

test('the guide has thirty phrases in Gujarati, Hindi and English, with their sounds in Latin letters', async () => {
  const { phrases, isChecked, city, sitemap, found } = await readPhrases()
  expect(phrases).toHaveLength(30)
  expect(new Set(phrases.map(({ group }) => group))).toEqual(new Set(phraseGroups))
  expect(phrases.find(({ slug }) => slug === 'stop-here')).toEqual({
    slug: 'stop-here',
    group: 'riding',
    when: 'When you have arrived',
    says: [
      { lang: 'gu', text: 'બસ, અહીં ઊભી રાખજો.', reading: 'bas, aheen oobhi raakhjo' },
      { lang: 'hi', text: 'बस, यहाँ रोक दीजिए।', reading: 'bas, yahaan rok deejiye' },
      { lang: 'en', text: 'Stop here, please.', reading: null },
    ],
  })
  const unread = phrases.filter(({ says }) => says.some(({ lang, reading }) => (reading === null) !== (lang === 'en')))
  expect(unread).toEqual([])
  expect([isChecked, city.hasPhrases, sitemap.includes('/gu/phrases')]).toEqual([false, true, true])
  expect(found).toContain('/phrases')
})

test.each(['gu', 'hi'])('a reader of %s is told in that language when to use each phrase', async (language) => {
  const { phrases } = await readPhrases({}, language)
  expect(phrases.filter(({ when, lang }) => lang !== undefined || /[a-z]/i.test(when))).toEqual([])
})

test('a language without a translation is told in English when to use a phrase', async () => {
  const folder = copyCityFolder()
  folder.editFile('phrases.json', changeListed('phrases', 0, { when: { en: 'Always' } }))
  const { phrases } = await readPhrases({ CITY: folder.path }, 'gu')
  expect(phrases[0]).toMatchObject({ when: 'Always', lang: 'en' })
})

test('a city without phrases leads nobody to their page', async () => {
  const folder = copyCityFolder()
  rmSync(join(folder.path, 'phrases.json'))
  const { phrases, city, sitemap, found } = await readPhrases({ CITY: folder.path })
  expect([phrases, city.hasPhrases, sitemap.includes('/phrases')]).toEqual([[], undefined, false])
  expect(found).not.toContain('/phrases')
})

test('a phrase that a language of the city lacks is refused, and one in another language', () => {
  const folder = copyCityFolder()
  folder.editFile(
    'phrases.json',
    changeListed('phrases', 0, { says: { gu: { text: 'નમસ્તે' }, mr: { text: 'नमस्कार' } } }),
  )
  expect(() => readContent(folder.path)).toThrow(
    [
      '  - phrases.json › phrases › entry 1 (hello) › says: hi is missing',
      '  - phrases.json › phrases › entry 1 (hello) › says: en is missing',
      '  - phrases.json › phrases › entry 1 (hello) › says: mr is no language of the city',
    ].join('\n'),
  )
})
