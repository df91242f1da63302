import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CITY, readGuidePairs } from '../tools/languages/content-pairs.ts'
import { MESSAGES, readTexts } from '../tools/languages/message-report.ts'
import { findRefusedTexts, readRefusedTexts } from '../tools/languages/refused-texts.ts'
import { readMessagePairs } from '../tools/languages/review-marks.ts'

/**
 * Rules of docs/glossary.md that a program can check. Who adds a word there that must never be written, adds it here.
 */
const rules = {
  gu: {
    never: [
      { form: /તસ્વીર/, instead: 'ફોટો' },
      { form: /રાતે/, instead: 'રાત્રે' },
      { form: /કૃપા/, instead: 'no word, or મહેરબાની કરીને to people' },
      { form: /ૉ|ૅ|ઑ/, instead: 'ો' },
      { form: /[૦-૯]/, instead: 'Latin digits' },
      { form: /\b(AM|PM)\b/i, instead: 'સવારે, બપોરે, સાંજે, રાત્રે' },
      { form: /(?:0\d|1[3-9]|2[0-4]):\d\d વાગ્યે|\{\w+\} વાગ્યે/, instead: 'clock(…) વાગ્યે' },
      {
        form: /(?<!થી |"hours": "[^"]*)\d\d:\d\d (સુધી|પહેલાં|પછી)|\d:00 વાગ્/,
        instead: 'રાત્રે 8 વાગ્યા સુધી, in a sentence',
      },
      { form: /\d{3},\d{3}/, instead: '2,00,000' },
      { form: /ચંદની પડવ/, instead: 'ચાંદની પડવો, as the calendar' },
      { form: /મહીધરપુરા/, instead: 'મહિધરપુરા, as the map' },
      { form: /ભજીયા/, instead: 'ભજિયાં' },
      { form: /(ભાવ|સમય|સ્થાન|જગ્યા|વિસ્તાર) (હજી |અમને )?ખબર/, instead: 'ભાવની ખબર' },
      { form: /અપીલ/, instead: 'ફરી જોવું' },
      { form: /(?<![નપ])લોડ/, instead: 'ખૂલવું' },
      { form: /એમબી/, instead: 'MB' },
      { form: /(?:આશરે|લગભગ) \{(?!from|until)/, instead: '≈' },
    ],
    // An ending changes the last vowel of a name: કિલ્લો, but કિલ્લાની.
    bareName: /(?<!“)\{(place|trip|title|locality|item|other|one|stop|destination|activity)\}(?=[\u0A80-\u0AFF])/,
  },
  hi: {
    never: [
      { form: /क़|ख़|ग़|फ़|\u0958|\u0959|\u095A|\u095E/u, instead: 'the letter without a dot' },
      { form: /[०-९]/, instead: 'Latin digits' },
      { form: /\b(AM|PM)\b/i, instead: 'सुबह, दोपहर, शाम, रात' },
      { form: /(?:0\d|1[3-9]|2[0-4]):\d\d बजे|\{\w+\} बजे/, instead: 'clock(…) बजे' },
      { form: /(?<!से |"hours": "[^"]*)\d\d:\d\d (तक|से पहले|के बाद|पर)|\d:00 बजे/, instead: 'रात 8 बजे तक, in a sentence' },
      { form: /\d{3},\d{3}/, instead: '2,00,000' },
      { form: /सागला/, instead: 'सगला-बगला' },
      { form: /मालूम/, instead: 'पता' },
      { form: /अपील/, instead: 'फिर देखना' },
      { form: /(?<![नप])लोड/, instead: 'खुलना' },
      { form: /एमबी/, instead: 'MB' },
      { form: /(?:करीब|लगभग) \{(?!from|until)/, instead: '≈' },
      { form: /लिंकें|(की|वाली|भेजी) लिंक|लिंक भेजी/, instead: 'लिंक, masculine' },
      { form: /साइंस सेंटर/, instead: 'विज्ञान केंद्र, as the name of the place' },
    ],
    bareName:
      /(?<!“)\{(place|trip|title|locality|item|other|one|stop|destination|activity)\} ?(का|की|के|को|से|में|पर|ने|तक)(?=[\s.,।?!’”]|$)/,
  },
} as const

/** People type other spellings too. */
const SEARCH_WORDS = /^searchPages\.\w+\.words$|^search\.json$/

/** Terms with the words that a translation may use for them. An exception says why another word is right there. */
const terms = z
  .array(
    z.object({
      english: z.string(),
      gu: z.array(z.string()),
      hi: z.array(z.string()),
      except: z._default(z.record(z.string(), z.string()), {}),
    }),
  )
  .parse(JSON.parse(readFileSync('docs/glossary.json', 'utf8')))

const codes = ['gu', 'hi'] as const

/** Files of the city that have texts of each language. */
const SHARED = ['phrases.json', 'places.json']

test('an estimate is marked with ≈, not with a word', async () => {
  const names = readdirSync(join(MESSAGES, 'en')).filter((name) => name.endsWith('.ts'))
  const texts = await Promise.all(names.map(async (name) => [...(await readTexts(join(MESSAGES, 'en', name)))]))
  // Sources say of a place that it opens "from about 18:00". Other texts are about a place or a city.
  const worded = texts.flat().filter(([, text]) => /\b(?:about|around|roughly) \{(?!from|until|place|city)/i.test(text))
  expect(texts.flat().length).toBeGreaterThan(1_000)
  expect(worded).toEqual([])
})

/** Every message and every text of the city, by where it stands. */
async function readAllTexts(code: (typeof codes)[number]): Promise<[string, string][]> {
  const names = readdirSync(join(MESSAGES, code)).filter((name) => name.endsWith('.ts') && name !== 'server-texts.ts')
  const messages = await Promise.all(names.map(async (name) => [...(await readTexts(join(MESSAGES, code, name)))]))
  const city = join(CITY, code)
  const content = readdirSync(city).map((name): [string, string] => [name, readFileSync(join(city, name), 'utf8')])
  return [...messages.flat(), ...content]
}

function readSharedFiles(): [string, string][] {
  return SHARED.map((name) => [name, readFileSync(join(CITY, name), 'utf8')])
}

/** The lines of a shared file that are in the script of a language. */
function linesIn(code: (typeof codes)[number], text: string): string {
  const script = { gu: /\p{Script=Gujarati}/u, hi: /\p{Script=Devanagari}/u }[code]
  return text
    .split('\n')
    .filter((line) => script.test(line))
    .join('\n')
}

describe.each(codes)('the texts in %s', (code) => {
  test('have no form that the glossary forbids', async () => {
    const shared = readSharedFiles().map(([name, text]): [string, string] => [name, linesIn(code, text)])
    const texts = [...(await readAllTexts(code)), ...shared].filter(([path]) => !SEARCH_WORDS.test(path))
    const found = texts.flatMap(([path, text]) =>
      rules[code].never
        .filter(({ form }) => form.test(text))
        .map(({ form, instead }) => `${path}: ${form.exec(text)?.[0]}, instead of ${instead}`),
    )
    expect(found).toEqual([])
  })

  test('are none that a reader has refused', async () => {
    const pairs = [...(await readMessagePairs(MESSAGES, code)), ...readGuidePairs(CITY, code)]
    const texts = new Map([...pairs.map(({ key, text }) => [key, text] as const), ...readSharedFiles()])
    expect(findRefusedTexts(readRefusedTexts(MESSAGES, code), texts)).toEqual([])
  })

  test('use the words of the glossary for its terms', async () => {
    const messages = await readMessagePairs(MESSAGES, code)
    const withTerm = ({ english }: { english: string }) => new RegExp(`\\b(?:${english})\\b`, 'iu')
    const getWords = (english: string) => english.replaceAll(/\{\w+\}/g, '')
    const other = terms.flatMap((term) =>
      messages
        .filter(({ key, english }) => withTerm(term).test(getWords(english)) && !Object.hasOwn(term.except, key))
        .filter(({ text }) => !term[code].some((word) => text.includes(word)))
        .map(({ key, text }) => `${key}, ${term.english}: ${text}`),
    )
    expect(other).toEqual([])
    const known = new Set(messages.map(({ key }) => key))
    expect(terms.flatMap((term) => Object.keys(term.except)).filter((key) => !known.has(key))).toEqual([])
    const glossary = readFileSync('docs/glossary.md', 'utf8')
    expect(terms.filter((term) => !glossary.includes(term[code][0] ?? '')).map(({ english }) => english)).toEqual([])
  })

  test('put quotes around a name before an ending, which would change its last vowel', async () => {
    const texts = await readAllTexts(code)
    expect(
      texts.filter(([, text]) => rules[code].bareName.test(text)).map(([path, text]) => `${path}: ${text}`),
    ).toEqual([])
  })
})
