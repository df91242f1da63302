import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseOpeningHours } from '#server/guide/parse-opening-hours.ts'
import { hostileHours } from '../../../../tests/support/hostile-hours.ts'
import { libraryText } from '../../../../tests/support/osm-hours.ts'
import { hoursInWords } from './hours-in-words.ts'
import { serverTexts } from '../../messages/server-texts.ts'
import { vocabularies } from '../words/vocabularies.ts'
import { readHours } from './read-hours.ts'

function describeReading(text: string): string {
  const read = readHours(text)
  return read.kind === 'refused' ? 'refused' : `${read.kind} ${read.value}`
}

test.each([
  ['Mo-Su 10:00-22:00', 'Mo-Su 10:00-22:00'],
  ['Mo-Sa 18:00-02:00; Su off', 'Mo-Sa 18:00-02:00; Su off'],
  ['Dec-Feb unknown "hours not found"', 'Dec-Feb unknown "hours not found"'],
  ['2026 Nov 1-Dec 4 10:00-18:00', '2026 Nov 01-Dec 04 10:00-18:00'],
  ['Tu-Su 09:30-18:00; Jan 1,May 1,Dec 24,26 off', 'Tu-Su 09:30-18:00; Jan 01,May 01,Dec 24,Dec 26 off'],
  ['10:00-18:00 Tu-Su', 'Tu-Su 10:00-18:00'],
  ['Mo-Fr 9:00-17:00;', 'Mo-Fr 09:00-17:00'],
  ['Mo–Fr 09:00–17:00', 'Mo-Fr 09:00-17:00'],
  ['9am-5pm', '09:00-17:00'],
  ['Mo-Su 9am-5pm', 'Mo-Su 09:00-17:00'],
  ['Open daily from 10 a.m. to 6 p.m.', 'Mo-Su 10:00-18:00'],
  ['Mon-Sun 6:00 AM - 9:00 PM', 'Mo-Su 06:00-21:00'],
  ['Mon to Sat 9.30 - 18.30', 'Mo-Sa 09:30-18:30'],
  ['10-22', '10:00-22:00'],
  ['0900-1700', '09:00-17:00'],
  ['6pm-2am', '18:00-02:00'],
  ['24 hours', '24/7'],
  ['Open 24 hours', '24/7'],
  ['noon to midnight', '12:00-24:00'],
  ['6 am to 12 noon & 4 pm to 9 pm', '06:00-12:00,16:00-21:00'],
  ['10 am to 12 midnight', '10:00-24:00'],
  ['8.00 am to 8.00 pm; Monday holiday', '08:00-20:00; Mo off'],
  ['sunrise to sunset', 'sunrise-sunset'],
  ['9am-1pm and 4pm-8pm', '09:00-13:00,16:00-20:00'],
  ['Mon-Fri 9am-5pm, Sat 9am-1pm, Sunday closed', 'Mo-Fr 09:00-17:00; Sa 09:00-13:00; Su off'],
  ['Mon-Fri 9am-5pm Sat 9am-1pm', 'Mo-Fr 09:00-17:00; Sa 09:00-13:00'],
  ['10 am to 6 pm (closed on Mondays)', '10:00-18:00; Mo off'],
  ['Mo-Fr 10-18, closed on public holidays', 'Mo-Fr 10:00-18:00; PH off'],
  ['Mon, Wed & Fri 10am–1pm', 'Mo,We,Fr 10:00-13:00'],
  ['1 Oct to 31 Mar 9am-5pm', 'Oct 01-Mar 31 09:00-17:00'],
  ['સવારે 9 થી સાંજે 6', '09:00-18:00'],
  ['સોમવારથી શનિવાર ૧૦:૦૦ થી ૧૮:૦૦', 'Mo-Sa 10:00-18:00'],
  ['सुबह 9 बजे से शाम 6 बजे तक', '09:00-18:00'],
  ['सोमवार से शनिवार सुबह १० बजे से रात ९ बजे तक, रविवार बंद', 'Mo-Sa 10:00-21:00; Su off'],
  ['रात 9 से सुबह 4', '21:00-04:00'],
  ['સોમવાર સિવાય દરરોજ સવારે 10 થી સાંજે 5', 'Mo-Su 10:00-17:00; Mo off'],
  ['રોજ સવારે 10 થી સાંજે 5, સોમવાર સિવાય', 'Mo-Su 10:00-17:00; Mo off'],
  ['સોમવાર સિવાય સવારે 10 થી સાંજે 5', '10:00-17:00; Mo off'],
  ['सोमवार को छोड़कर प्रतिदिन सुबह 10 से शाम 5', 'Mo-Su 10:00-17:00; Mo off'],
  ['सोमवार और मंगलवार छोड़कर सुबह 10 से शाम 5', '10:00-17:00; Mo,Tu off'],
  ['प्रतिदिन सुबह 10 से शाम 5 (सोमवार को छोड़कर)', 'Mo-Su 10:00-17:00; Mo off'],
  ['except Monday 10am-6pm', '10:00-18:00; Mo off'],
  ['Daily (except Monday) 10am-5pm', 'Mo-Su 10:00-17:00; Mo off'],
  ['સોમવારથી શુક્રવાર સવારે 10 થી સાંજે 6, રવિવાર રજા', 'Mo-Fr 10:00-18:00; Su off'],
  ['સવારે 10 થી સાંજે 6; રવિવારે રજા', '10:00-18:00; Su off'],
  ['सुबह 10 से शाम 6; रविवार को छुट्टी', '10:00-18:00; Su off'],
  ['ચોવીસ કલાક ખુલ્લું', '24/7'],
  ['चौबीस घंटे', '24/7'],
  ['11:00–15:00 / 19:00–23:00', '11:00-15:00,19:00-23:00'],
  ['Mon/Wed/Fri 10am-1pm', 'Mo,We,Fr 10:00-13:00'],
  ['M-F 9am-5pm', 'Mo-Fr 09:00-17:00'],
  ['9h30-18h00', '09:30-18:00'],
  ['10:00~18:00', '10:00-18:00'],
  ['1st Oct - 31st Mar 9am-5pm', 'Oct 01-Mar 31 09:00-17:00'],
  ['April to September 9am-6pm', 'Apr-Sep 09:00-18:00'],
  ['9:00am to 5:00pm IST', '09:00-17:00'],
  ['Mon-Fri 9 AM-5 PM\nSat 10 AM-2 PM\n', 'Mo-Fr 09:00-17:00; Sa 10:00-14:00'],
  ['De segunda a sexta das 9h30 às 18h00', 'Mo-Fr 09:30-18:00'],
  ['terça-feira a domingo: 10h00-18h00; encerrado às segundas-feiras', 'Tu-Su 10:00-18:00; Mo off'],
  ['Tuesday to Sunday, 10 am to 6 pm', 'Tu-Su 10:00-18:00'],
  ['Mon, Wed, 9-17; Sunday, closed', 'Mo,We 09:00-17:00; Su off'],
  ['April to September, 9am-6pm', 'Apr-Sep 09:00-18:00'],
  ['2.ª a 6.ª das 9h30 às 18h00', 'Mo-Fr 09:30-18:00'],
  ['2ª a 6ª feira: 10h-18h; sáb. 10h-13h', 'Mo-Fr 10:00-18:00; Sa 10:00-13:00'],
  ['2ª-6ª 10:00-18:00', 'Mo-Fr 10:00-18:00'],
  ['De 3.ª feira a domingo, 10h00-18h00. Encerra às 2.ªs feiras', 'Tu-Su 10:00-18:00; Mo off'],
  ['Seg. a Sex. 9h-17h', 'Mo-Fr 09:00-17:00'],
  ['3ª, 5ª e sáb 10:00-12:00', 'Tu,Th,Sa 10:00-12:00'],
  ['4a-feira 10:00-12:00', 'We 10:00-12:00'],
  ['Todos os dias 10:00-19:00', 'Mo-Su 10:00-19:00'],
  ['Aos sábados e domingos 10:00-13:00', 'Sa,Su 10:00-13:00'],
  ['domingo das 9h da manhã às 6h da tarde', 'Su 09:00-18:00'],
  ['Do nascer do sol ao pôr do sol', 'sunrise-sunset'],
  ['09:00:00 - 17:00:00', '09:00-17:00'],
  ['Mon-Fri:9am-5pm|Sat:10am-2pm', 'Mo-Fr 09:00-17:00; Sa 10:00-14:00'],
  ['सोमवार: बंद | मंगलवार-रविवार: 10:00–17:00', 'Mo off; Tu-Su 10:00-17:00'],
  ['Fri & Sat 10am-11pm, other days 10am-10pm', 'Fr,Sa 10:00-23:00; Mo,Tu,We,Th,Su 10:00-22:00'],
  ['Mon-Fri 9am-5pm, other days closed', 'Mo-Fr 09:00-17:00; Sa,Su off'],
  ['શનિવાર બંધ, બાકીના દિવસોએ સવારે 10 થી સાંજે 6', 'Sa off; Mo,Tu,We,Th,Fr,Su 10:00-18:00'],
  ['रविवार बंद, बाकी दिन सुबह 10 से शाम 6', 'Su off; Mo,Tu,We,Th,Fr,Sa 10:00-18:00'],
  ['10.30 AM to 5.30 PM. Closed on Monday and government holidays', '10:30-17:30; Mo,PH off'],
  ['mon tue wed 9am-5pm', 'Mo,Tu,We 09:00-17:00'],
  ['Oct-Mar 9-17', 'Oct-Mar 09:00-17:00'],
  ['365 days 9am-5pm', 'Mo-Su 09:00-17:00'],
  ['Open all year round 9am-5pm', '09:00-17:00'],
  ['Mon - Sat, 9 am - 6 pm', 'Mo-Sa 09:00-18:00'],
  ['From Monday to Friday, from 9 a.m. to 5 p.m.', 'Mo-Fr 09:00-17:00'],
  ['9 AM to 6 PM (Mon-Sat), 10 AM to 2 PM (Sun)', 'Mo-Sa 09:00-18:00; Su 10:00-14:00'],
  ['(Mon-Sat) 9 AM to 6 PM', 'Mo-Sa 09:00-18:00'],
  ['Opens at 9 am and closes at 6 pm', '09:00-18:00'],
  ['9:30am-1:30pm/3:30pm-7:30pm', '09:30-13:30,15:30-19:30'],
  ['सप्ताह के सातों दिन सुबह 6 से रात 10', 'Mo-Su 06:00-22:00'],
  ['અઠવાડિયાના સાતેય દિવસ સવારે 6 થી રાત્રે 10', 'Mo-Su 06:00-22:00'],
  ['૨૪ x ૭', '24/7'],
])('%s is the same text in another spelling', (text, value) => {
  expect(describeReading(text)).toBe(`read ${value}`)
})

test.each([
  ['daily 9 to 5', 'Mo-Su 09:00-17:00'],
  ['Mo-Su 6-9 pm', 'Mo-Su 18:00-21:00'],
  ['Mo-Su 4-8', 'Mo-Su 16:00-20:00'],
  ['9–5', '09:00-17:00'],
  ['9:00-5:00', '09:00-17:00'],
  ['10 to 7 daily except Sunday', 'Mo-Su 10:00-19:00; Su off'],
  ['daily except Sunday 10 to 7', 'Mo-Su 10:00-19:00; Su off'],
  ['22-4', '22:00-04:00'],
  ['closed on Tuesdays', 'unknown; Tu off'],
  ['Sunday - closed', 'unknown; Su off'],
  ['Tu off', 'unknown; Tu off'],
  ['सोमवार बंद', 'unknown; Mo off'],
  ['મંગળવારે બંધ', 'unknown; Tu off'],
  ['6pm till late', '18:00+'],
  ['સવારે 9 થી 12', '09:00-12:00'],
  ['9-12 14-18', '09:00-12:00,14:00-18:00'],
  // In OpenStreetMap's letter, the later rule would make the earlier one void.
  ['6am-12pm; 4pm-9pm', '06:00-12:00,16:00-21:00'],
  ['Mo 09:00-12:00; Mo 14:00-17:00', 'Mo 09:00-12:00,14:00-17:00'],
  ['Monday closed; 10 am to 6 pm', '10:00-18:00; Mo off'],
  ['10 to 18 Monday, 9 to 12 Saturday', 'Mo 10:00-18:00; Sa 09:00-12:00'],
  ['Closed on Sundays, 10 am to 6 pm', '10:00-18:00; Su off'],
  ['Mo off; 10:00-18:00', '10:00-18:00; Mo off'],
  ['सोमवार बंद, सुबह 10 बजे से शाम 6 बजे', '10:00-18:00; Mo off'],
  ['PH off; Mo-Fr 10:00-18:00', 'Mo-Fr 10:00-18:00; PH off'],
  ['Jan 26, Aug 15 closed; 10:00-17:00', '10:00-17:00; Jan 26,Aug 15 off'],
  ['Sunday 10am-2pm; daily 9am-6pm', 'Mo-Su 09:00-18:00; Su 10:00-14:00'],
  ['Closed on Monday. Open 10 am to 6 pm', '10:00-18:00; Mo off'],
  ['10am-8pm closed 1pm-3pm', '10:00-20:00; 13:00-15:00 off'],
  ['10am-8pm (closed 1pm to 3pm)', '10:00-20:00; 13:00-15:00 off'],
  ['10am-8pm, lunch break 1-2pm', '10:00-20:00; 13:00-14:00 off'],
  ['Closed 12-2pm', 'unknown; 12:00-14:00 off'],
  ['બપોરે 12 થી 3 બંધ', 'unknown; 12:00-15:00 off'],
  ['closed', 'off'],
  ['Apr-Sep 9-18, Oct-Mar 9-16', 'Apr-Sep 09:00-18:00; Oct-Mar 09:00-16:00'],
  // In OpenStreetMap's letter, the morning would be void.
  ['Daily: 6am - 10am; 4pm - 8pm', 'Mo-Su 06:00-10:00,16:00-20:00'],
  ['Mon-Sat 9am-1pm; 2pm-6pm', 'Mo-Sa 09:00-13:00,14:00-18:00'],
  ['शाम 6 से देर रात तक', '18:00+'],
  ['સાંજે ૬ થી મોડી રાત', '18:00+'],
])('%s is a question, and nobody publishes %s unasked', (text, value) => {
  expect(describeReading(text)).toBe(`question ${value}`)
})

test.each([
  'whenever',
  '2a-6a',
  '7.ª 10:00-12:00',
  '12.ª 10:00-12:00',
  'till late',
  'daily',
  'from 9',
  'Mon-Fri',
  'ma-vr 09:00-17:00',
  'Oct-Mar 9',
  'Nov – Feb 9:30 AM',
  'Other days 10-5',
  '10am-6pm, other days closed',
  'closed Sunday, Monday 9 to 5',
  'Monday except daily 10-5',
  'closed on 2nd and 4th Saturday',
  'Mo-Fr 10:00-18:00;; Sa off',
  'Mo[1] 10:00-12:00',
  'week 1-52 Mo-Sa 10:00-20:00',
  'Mo-Fr 10:00-18:00 || "by appointment"',
  'Feb 31-Mar 02 10:00-12:00',
  '25:00-26:00',
  '9am-13am',
  '10:61-12:00',
  '9am-9am',
  '',
  ' ',
  ';',
])('%j is no opening hours', (text) => {
  expect(describeReading(text)).toBe('refused')
})

test.each([
  ['9am to 6pm (last entry 17:30)', '09:00-18:00', 30],
  ['Tu-Su 09:00-17:30, last entry 17:00', 'Tu-Su 09:00-17:30', 30],
  ['Open 9 am - 5 pm daily. Last entry at 4.30 pm', 'Mo-Su 09:00-17:00', 30],
  ['Tu-Su 10:30-17:30 (last entry at 5), Mo closed', 'Tu-Su 10:30-17:30; Mo off', 30],
  ['9:00-17:00 ticket counter closes at 4:30 PM', '09:00-17:00', 30],
  ['10:00-18:00 (last admission one hour before closing)', '10:00-18:00', 60],
  ['સવારે ૯ થી સાંજે ૬ (છેલ્લો પ્રવેશ સાંજે ૫:૩૦ વાગ્યે)', '09:00-18:00', 30],
  ['सुबह 9 बजे से शाम 6 बजे तक, अंतिम प्रवेश शाम 5:30 बजे', '09:00-18:00', 30],
  // It closes at several times, or after no such entry.
  ['Mo-Fr 9-17, Sa 9-13, last entry 12:30', 'Mo-Fr 09:00-17:00; Sa 09:00-13:00', null],
  ['09:00-12:00,14:00-18:00, last entry 17:30', '09:00-12:00,14:00-18:00', null],
  ['10:00-18:00, last entry 09:00', '10:00-18:00', null],
  ['10:00-18:00, last entry 17:75', '10:00-18:00', null],
])('the last entry in %s is a fact of its own', (text, value, minutes) => {
  expect(readHours(text)).toMatchObject({ kind: 'read', value, lastEntry: { minutes } })
})

test('a last entry without hours says no hours', () => {
  expect(describeReading('last entry 17:30')).toBe('refused')
})

test.each(hostileHours)('the hostile text %j is refused', (text) => {
  expect(describeReading(text)).toBe('refused')
})

test.each([
  ['en', 'Every day 09:00 to 05:00 the next day'],
  ['gu', 'રોજ 09:00થી બીજા દિવસે 05:00'],
  ['hi', 'रोज़ 09:00 से अगले दिन 05:00'],
] as const)('hours are said in the words of %s', (language, words) => {
  const texts = serverTexts[language].hours
  expect(hoursInWords('Mo-Su 09:00-05:00', { words: texts, language })).toBe(words)
})

test('hours of seasons, holidays and open ends are said in words', () => {
  const english = { words: serverTexts.en.hours, language: 'en' }

  expect(hoursInWords('Dec-Feb Mo,We 10:00-13:00; Su sunrise-sunset; PH off', english)).toBe(
    'Dec to Feb Mon, Wed 10:00 to 13:00; Sun sunrise to sunset; public holidays closed',
  )
  expect(hoursInWords('18:00+', english)).toBe('Every day open from 18:00, closing time not known')
})

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
const times = fc
  .tuple(clock, clock)
  .filter(([from, to]) => from !== to)
  .map((both) => both.join('-'))
const weekday = fc.constantFrom(...WEEKDAYS)
const days = fc.oneof(
  weekday,
  fc
    .tuple(weekday, weekday)
    .filter(([from, to]) => from !== to)
    .map((both) => both.join('-')),
  fc.constant('PH'),
)
const DATES = ['Oct-Mar', 'Dec 16-Feb 14', 'Jan 10-20', '2027 Jan 26', 'Jun']
const dates = fc.constantFrom(...DATES)
const dated = fc.tuple(dates, times).map((parts) => parts.join(' '))
const opening = fc.oneof(
  times,
  fc.tuple(days, times).map((parts) => parts.join(' ')),
  dated,
  fc.constantFrom('sunrise-sunset', '(sunrise+01:00)-(sunset-00:30)', 'Mo 12:00+', '24/7'),
)
const closing = fc.oneof(days, dates).map((when) => `${when} off`)
/** Later rules make no earlier one void: each opening has dates of its own. */
const openingOrDates = (rule: string) =>
  DATES.find((one) => rule.startsWith(`${one} `) && !rule.endsWith('off')) ?? rule
const osmText = fc
  .tuple(opening, fc.uniqueArray(fc.oneof(dated, closing), { maxLength: 3 }), fc.constantFrom('; ', ', '))
  .filter(
    ([first, others, sign]) => sign === '; ' || (first !== '24/7' && others.every((one) => /^[A-Z]|^2027/.test(one))),
  )
  .filter(([first, others]) => new Set([first, ...others].map(openingOrDates)).size === others.length + 1)
  .map(([first, others, sign]) => [first, ...others].join(sign))

test('a text as OpenStreetMap writes it stays as it is, and the library writes it so too', () => {
  fc.assert(
    fc.property(osmText, (text) => {
      expect(describeReading(text)).toBe(`read ${text}`)
      expect(libraryText(text)).toBe(text)
    }),
    { numRuns: 300 },
  )
})

const piece = fc.oneof(
  fc.constantFrom(
    ...'mon tue to - , ; . : ( ) " + & 9 10 17 9am 5pm 09:00 18:00 daily closed except and till'.split(' '),
  ),
  fc.constantFrom('શનિવાર', 'થી', 'સાંજે', 'बंद', 'से', '૯', 'Jan', '2027', 'PH', 'off', 'sunrise', 'noon', '24/7', 'late'),
  fc.string({ maxLength: 3, unit: 'grapheme' }),
)
const anyText = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' '))

test('every reading is a text that stays as it is, and that the guide computes with', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const read = readHours(text)
      if (read.kind === 'refused') return
      expect(describeReading(read.value)).toBe(`read ${read.value}`)
      expect(() => parseOpeningHours(read.value)).not.toThrow()
    }),
    { numRuns: 3_000 },
  )
})

test('no word of hours means two things in two languages', () => {
  const meanings = new Map<string, Set<string>>()
  for (const { hours } of vocabularies) {
    const lists = {
      ...Object.fromEntries(hours.weekdays.map((list, index) => [`weekday ${index}`, list])),
      ...Object.fromEntries(hours.months.map((list, index) => [`month ${index}`, list])),
      ...hours.parts,
      ...hours.sun,
      ...hours.halves,
      ...hours.plain,
    }
    for (const [meaning, list] of Object.entries(lists))
      for (const word of list.split(' ')) meanings.set(word, (meanings.get(word) ?? new Set()).add(meaning))
  }
  expect([...meanings].filter(([, found]) => found.size > 1)).toEqual([])
})

/** Hours that people wrote, beside those of the reports that the reader was made for. */
test.each([
  ['पूर्वाह्न 10 से अपराह्न 5', 'read 10:00-17:00'],
  ['પૂર્વાહ્ન ૧૦ થી અપરાહ્ન ૫', 'read 10:00-17:00'],
  ['अपराह्न 2 से 5 बजे', 'question 14:00-17:00'],
  ['शाम 6 बजे के बाद', 'question 18:00+'],
  ['સાંજે ૫ વાગ્યા પછી', 'question 17:00+'],
  ['दोपहर 1 बजे के बाद बंद', 'question unknown; 13:00+ off'],
  ['रविवार के बाद 10 से 5', 'refused'],
  ['सुबह 9 से शाम 6 बजे के बाद', 'refused'],
  ['रोज सवेरे ८ से सायं ७ तक', 'read Mo-Su 08:00-19:00'],
  ['શનિવારે અને રવિવારે સવારે ૮ થી ૧૦', 'question Sa,Su 08:00-10:00'],
  ['રવિવારે બંધ, બાકીના દિવસોએ સવારે ૧૦ થી સાંજે ૬', 'read Su off; Mo,Tu,We,Th,Fr,Sa 10:00-18:00'],
  ['7pm-2am Fri & Sat', 'read Fr,Sa 19:00-02:00'],
  ['10am-6pm, closed 1pm-2pm', 'question 10:00-18:00; 13:00-14:00 off'],
  ['10 am-10 pm (Fri, Sat till 11 pm)', 'refused'],
  ['Fri 2pm to Sun 6pm', 'refused'],
  ['Sat & Sun closed after 2pm', 'question unknown; Sa,Su 14:00+ off'],
  ['after 6 pm', 'question 18:00+'],
  ['Open daily after 5:30 p.m.', 'question Mo-Su 17:30+'],
  ['9 am to 1 pm and after 4 pm', 'question 09:00-13:00,16:00+'],
  ['6 pm or later', 'question 18:00+'],
  ['after 6', 'question 06:00+'],
  ['depois das 18h', 'question 18:00+'],
  ['a partir das 18:30', 'read 18:30+'],
  ['after 6 pm to 10 pm', 'refused'],
  ['9 am to 6 pm, no entry after 5 pm', 'read 09:00-18:00'],
  ['2 hours after sunset', 'refused'],
  ['after 2019', 'refused'],
  ['after 10 Oct', 'refused'],
  ['the day after 6 pm', 'refused'],
  ['not after 6 pm', 'refused'],
  ['9:30-18:30 (Ramadan 10-15)', 'refused'],
  ['Closed every 2nd and 4th Saturday', 'refused'],
  ['Open till 1 am', 'refused'],
])('%s is %s', (text, reading) => {
  expect(describeReading(text)).toBe(reading)
})
