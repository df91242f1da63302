import { toNormalForm } from '../../text/normal-form.ts'

/**
 * The words and signs of opening hours as people write them, in English, Gujarati and Hindi, and those of
 * OpenStreetMap's `opening_hours`. A word that is not here is refused: it is never guessed.
 */

/** `through` stands between two ends. `late` is an end that nobody knows. */
export type HoursWord =
  | { readonly kind: 'weekday'; readonly index: number }
  | { readonly kind: 'month'; readonly index: number }
  | { readonly kind: 'sun'; readonly event: 'dawn' | 'sunrise' | 'sunset' | 'dusk' }
  | { readonly kind: 'half'; readonly half: 'am' | 'pm' }
  | { readonly kind: 'part'; readonly part: 'morning' | 'afternoon' | 'evening' | 'night' }
  | { readonly kind: 'named'; readonly minute: number }
  | { readonly kind: Plain }

type Plain =
  | 'holiday'
  | 'daily'
  | 'weekdays'
  | 'weekend'
  | 'always'
  | 'through'
  | 'and'
  | 'except'
  | 'excepted'
  | 'closed'
  | 'open'
  | 'unknown'
  | 'late'
  | 'filler'

const WEEKDAYS = [
  'mo mon monday mondays સોમ સોમવાર સોમવારે सोम सोमवार',
  'tu tue tues tuesday tuesdays મંગળ મંગળવાર મંગળવારે मंगल मंगलवार',
  'we wed weds wednesday wednesdays બુધ બુધવાર બુધવારે बुध बुधवार',
  'th thu thur thurs thursday thursdays ગુરુ ગુરુવાર ગુરુવારે ગુરૂવાર ગુરૂવારે गुरु गुरुवार बृहस्पतिवार',
  'fr fri friday fridays શુક્ર શુક્રવાર શુક્રવારે शुक्र शुक्रवार',
  'sa sat saturday saturdays શનિ શનિવાર શનિવારે शनि शनिवार',
  'su sun sunday sundays રવિ રવિવાર રવિવારે रवि रविवार इतवार',
]

const MONTHS = [
  'jan january જાન્યુઆરી जनवरी',
  'feb february ફેબ્રુઆરી फरवरी',
  'mar march માર્ચ मार्च',
  'apr april એપ્રિલ अप्रैल',
  'may મે मई',
  'jun june જૂન जून',
  'jul july જુલાઈ जुलाई',
  'aug august ઓગસ્ટ ઑગસ્ટ अगस्त',
  'sep sept september સપ્ટેમ્બર सितंबर सितम्बर',
  'oct october ઓક્ટોબર ઑક્ટોબર अक्टूबर अक्तूबर',
  'nov november નવેમ્બર नवंबर नवम्बर',
  'dec december ડિસેમ્બર दिसंबर दिसम्बर',
]

const PLAIN: Readonly<Record<Plain, string>> = {
  holiday: 'ph holiday holidays',
  daily: 'daily everyday દરરોજ રોજ રોજે દૈનિક रोज रोज़ रोज़ाना रोजाना प्रतिदिन हररोज़ दैनिक',
  weekdays: 'weekday weekdays',
  weekend: 'weekend weekends',
  always: '24/7 24x7 24*7 24hrs 24hr always',
  through: '- ~ 〜 to till til until upto thru through થી से',
  and: ', & and also અને તથા और तथा एवं व',
  except: 'except excluding',
  // Gujarati and Hindi say it behind the days.
  excepted: 'સિવાય सिवाय छोड़कर',
  closed: 'off closed close closes બંધ રજા बंद छुट्टी अवकाश',
  open: 'open opens opening ખુલ્લું ખુલ્લુ ખુલે खुला खुलता खुलती',
  unknown: 'unknown',
  late: '+ late onwards onward',
  filler:
    'from on at the in hour hours hrs hr h ist timing timings time times only બજે વાગ્યે વાગ્યા વાગે સુધી સમય बजे तक समय है रहता रहती को के',
}

const PARTS = {
  morning: 'morning સવારે સવાર સવારના सुबह सवेरे प्रातः',
  afternoon: 'afternoon બપોરે બપોર બપોરના दोपहर',
  evening: 'evening સાંજે સાંજ સાંજના शाम सायं',
  night: 'night રાત્રે રાતે રાત રાત્રિ રાતના रात रात्रि',
} as const

const words = new Map<string, HoursWord>()

function add(list: string, word: HoursWord): void {
  for (const spelling of list.split(' ')) words.set(toNormalForm(spelling, 'NFKC'), word)
}

WEEKDAYS.forEach((list, index) => add(list, { kind: 'weekday', index }))
MONTHS.forEach((list, index) => add(list, { kind: 'month', index }))
for (const event of ['dawn', 'sunrise', 'sunset', 'dusk'] as const) add(event, { kind: 'sun', event })
add('સૂર્યોદય सूर्योदय', { kind: 'sun', event: 'sunrise' })
add('સૂર્યાસ્ત सूर्यास्त', { kind: 'sun', event: 'sunset' })
add('am', { kind: 'half', half: 'am' })
add('pm', { kind: 'half', half: 'pm' })
for (const part of ['morning', 'afternoon', 'evening', 'night'] as const) add(PARTS[part], { kind: 'part', part })
add('noon midday', { kind: 'named', minute: 720 })
add('midnight મધરાત મધ્યરાત્રિ आधीरात मध्यरात्रि', { kind: 'named', minute: 1_440 })
for (const kind of [
  'holiday',
  'daily',
  'weekdays',
  'weekend',
  'always',
  'through',
  'and',
  'except',
  'excepted',
  'closed',
  'open',
  'unknown',
  'late',
  'filler',
] as const)
  add(PLAIN[kind], { kind })

const MONTH = `(?:${MONTHS.map((list) => list.match(/[a-z]+/g)?.join('|')).join('|')})`

/** Phrases of several words, before a text is cut into words. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b([ap])\. ?m\b\.?/g, '$1m'],
  [/\bo['’]?clock\b/g, 'hours'],
  [/\bm ?- ?f\b/g, 'mo-fr'],
  [/ \/ |(?<=[a-z])\/(?=[a-z])/g, ' & '],
  [/\( ?(?=except|excluding)/g, ''],
  [/\b(?:closed for lunch(?: break)?|lunch break|lunch closed)\b/g, 'closed'],
  // `1st Oct`, and not `1st Saturday`.
  [new RegExp(`\\b(\\d\\d?)(?:st|nd|rd|th)(?= (?:of )?${MONTH}\\b)(?: of\\b)?`, 'g'), '$1'],
  [new RegExp(`\\b(${MONTH} \\d\\d?)(?:st|nd|rd|th)\\b`, 'g'), '$1'],
  [/\b(?:public|national|bank|gazetted) holidays?\b/g, 'ph'],
  [/\b(?:every ?day|all days|all 7 days|7 days(?: a week)?|seven days(?: a week)?|all week)\b/g, 'daily'],
  [/\b(?:open )?(?:all day|round the clock|24 ?(?:hours|hrs|hr|h))\b(?:,? (?:daily|7 days))?/g, '24/7'],
  [/\b(?:till|until|to) late(?: night)?\b/g, 'late'],
  [/\bweekly off\b/g, 'off'],
  [/\b12(?:[:.]00)? ?(noon|midnight)\b/g, '$1'],
  [/\b((?:mon|tues|wednes|thurs|fri|satur|sun)days?) (?:is )?(?:a )?holiday\b/g, '$1 off'],
  [/(?:24|૨૪|२४|ચોવીસ|चौबीस) ?(?:કલાક|घंटे|घण्टे)/g, '24/7'],
  [/(?:દર રોજ|हर रोज़?|हर दिन|सभी दिन|બધા દિવસ|તમામ દિવસ)/g, 'daily'],
  [/(?:જાહેર રજા(?:ઓ|ના દિવસે)?|सार्वजनिक (?:अवकाश|छुट्टी)|सरकारी छुट्टी)/g, 'ph'],
]

export function replacePhrases(text: string): string {
  return PHRASES.reduce((replaced, [phrase, word]) => replaced.replace(phrase, word), text)
}

/** Case endings that Gujarati writes at a word: સોમવારથી is from Monday on. */
const ENDINGS: readonly (readonly [string, HoursWord])[] = [['થી', { kind: 'through' }]]

/** @returns null for a word that nobody explained */
export function findHoursWords(word: string): readonly HoursWord[] | null {
  const known = words.get(word)
  if (known) return [known]
  for (const [ending, meaning] of ENDINGS) {
    const stem = word.endsWith(ending) ? words.get(word.slice(0, -ending.length)) : undefined
    if (stem) return [stem, meaning]
  }
  return null
}
