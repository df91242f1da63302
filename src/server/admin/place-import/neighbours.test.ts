import { expect, test } from 'vitest'
import { readFees } from './read-fees.ts'
import { decodeText } from './decode-text.ts'
import { readDate } from './read-date.ts'
import { readPhone, splitPhones } from './read-phone.ts'
import { readPair } from './read-position.ts'

/** Values that people write, beside those of the reports that the readers were made for. */
test.each([
  [
    '₹10 (camera ₹50)',
    [
      { for: 'adult', amount: 10 },
      { for: 'camera', amount: 50 },
    ],
    [],
  ],
  [
    'Adults 50 (children 20)',
    [
      { for: 'adult', amount: 50 },
      { for: 'child', amount: 20 },
    ],
    [],
  ],
  ['Children 20 (5-12 years)', [{ for: 'child', amount: 20, ages: { from: 5, to: 12 } }], []],
  [
    'Under 5 free, 5-12 20, adults 50',
    [
      { for: 'child', amount: 0, ages: { from: null, to: 4 } },
      { for: 'adult', amount: 50 },
    ],
    ['several-prices'],
  ],
  [
    'Rs 20 (Child below 5 free)',
    [
      { for: 'adult', amount: 20 },
      { for: 'child', amount: 0, ages: { from: null, to: 4 } },
    ],
    [],
  ],
  ['Kids below 3 feet free', undefined, ['several-prices']],
  ['5 साल से कम बच्चे मुफ्त', undefined, ['several-prices']],
  [
    'Seniors (65+) 20; adults 30',
    [
      { for: 'senior', amount: 20, ages: { from: 65, to: null } },
      { for: 'adult', amount: 30 },
    ],
    [],
  ],
  [
    'Rs.50/- (Indian) Rs.500/- (Foreigner)',
    [
      { for: 'adult', amount: 50 },
      { for: 'foreigner', amount: 500 },
    ],
    [],
  ],
  [
    'પુખ્ત ૫૦ બાળક ૨૦',
    [
      { for: 'adult', amount: 50 },
      { for: 'child', amount: 20 },
    ],
    [],
  ],
  ['Rs50', [{ for: 'adult', amount: 50 }], []],
  ['50rs', [{ for: 'adult', amount: 50 }], []],
  ['5O', undefined, ['several-prices']],
  ['from 20', undefined, ['several-prices']],
  ['₹50+', undefined, ['several-prices']],
  ['~50', undefined, ['several-prices']],
  ['up to ₹50', undefined, ['several-prices']],
  ['Adults 50 Adults 60', undefined, ['several-prices']],
  ['વિનામૂલ્યે', [], []],
  ['કોઈ ફી નથી', [], []],
  ['निशुल्क', [], []],
  ['कोई शुल्क नहीं', [], []],
  ['complimentary', [], []],
  ['not free', undefined, ['several-prices']],
  ['Free parking', undefined, ['several-prices']],
  ['free on Fridays', undefined, ['several-prices']],
  ['$5', undefined, ['other-currency']],
  ['5 £', undefined, ['other-currency']],
  ['US$5', undefined, ['other-currency']],
  ['Rs. 50/-', [{ for: 'adult', amount: 50 }], []],
  ['₹૫૦', [{ for: 'adult', amount: 50 }], []],
  [
    'Indians ₹25, foreigners ₹300',
    [
      { for: 'adult', amount: 25 },
      { for: 'foreigner', amount: 300 },
    ],
    [],
  ],
  ['40 + GST', undefined, ['several-prices']],
  ['donation', undefined, ['several-prices']],
  // A word of a group does not explain the words beside it.
  ['₹20 (camera not allowed)', undefined, ['several-prices']],
  ['20 camera extra', undefined, ['several-prices']],
  ['SAARC nationals ₹40', undefined, ['several-prices']],
  ['Indian students ₹10', undefined, ['several-prices']],
  ['Adults ₹50 on weekends', undefined, ['several-prices']],
  ['free for Indians on Fridays', undefined, ['several-prices']],
  ['free for Surat residents', undefined, ['several-prices']],
  ['भारतीय छात्र ₹10', undefined, ['several-prices']],
  ['Foreign tourists ₹500', [{ for: 'foreigner', amount: 500 }], []],
  ['Still camera ₹50', [{ for: 'camera', amount: 50 }], []],
  ['બાળકો માટે ₹૧૦', [{ for: 'child', amount: 10 }], []],
  ['बच्चों के लिए ₹10', [{ for: 'child', amount: 10 }], []],
  [
    'વયસ્ક ₹૨૦, બાળક ₹૧૦',
    [
      { for: 'adult', amount: 20 },
      { for: 'child', amount: 10 },
    ],
    [],
  ],
])('the price %s', (text, prices, codes) => {
  const read = readFees(text, 'INR')
  expect([read.prices, read.problems.map(({ code }) => code)]).toEqual([prices, codes])
})

test('the sign of the own currency is no other currency', () => {
  expect(readFees('$5', 'USD').prices).toEqual([{ for: 'adult', amount: 5 }])
})

test.each([
  ['૯૮૨૫૦ ૧૨૩૪૫', '+91 98250 12345'],
  ['९८२५० १२३४५', '+91 98250 12345'],
  ['+91 98250 1234', undefined],
  ['+91 98250 123456', undefined],
  ['+351 21 123 4567', '+351 21 123 4567'],
  ['(0261) 2480001', '+91 261 248 0001'],
  ['2423751', undefined],
  ['Ramesh: 9825012345', '+91 98250 12345'],
  ['WhatsApp 9825012345', '+91 98250 12345'],
  ['98250 12345 - Ramesh', '+91 98250 12345'],
  ['+91 98250 12345 (only after 6)', '+91 98250 12345'],
  ['0261 2423750 (Fax 2423751)', '+91 261 242 3750'],
  ['9825012345.0', '+91 98250 12345'],
  ['0261/2423750', '+91 261 242 3750'],
  ['Fax: 0261 2423751', undefined],
  ['9.82501E+09', undefined],
  ['Room 12', undefined],
])('the phone %s', (text, phone) => {
  expect(readPhone(text, 'IN')).toBe(phone)
})

test.each([
  ['21.1999 72.8213', ['21.1999', '72.8213']],
  ['21.1999\t72.8213', ['21.1999', '72.8213']],
  ['21 11.994 N 72 49.278 E', ['21 11.994 N', '72 49.278 E']],
  ['7JFJ52XC+2V', null],
  ['(21.1702, 72.8311)', ['21.1702', '72.8311']],
  ['lat: 21.1702, lng: 72.8311', ['21.1702', '72.8311']],
  ['21,1702 72,8311', ['21,1702', '72,8311']],
  ['N21.1702 E72.8311', ['21.1702N', '72.8311E']],
  [`21°10'12.5"N,72°49'52.1"E`, [`21°10'12.5"N`, `72°49'52.1"E`]],
  ['SRID=4326;POINT(72.8311 21.1702)', ['21.1702', '72.8311']],
  ['{"type":"Point","coordinates":[72.8311,21.1702]}', ['21.1702', '72.8311']],
  // The pin, and not the middle of what the map shows.
  ['https://www.google.com/maps/place/X/@21.17,72.83,17z/data=!8m2!3d21.1702!4d72.8311', ['21.1702', '72.8311']],
  ['https://www.openstreetmap.org/?mlat=21.1702&mlon=72.8311#map=17/21.2/72.9', ['21.1702', '72.8311']],
  ['https://www.openstreetmap.org/#map=18/21.1702/72.8311', ['21.1702', '72.8311']],
  ['https://maps.app.goo.gl/abc', null],
])('the position %s', (text, pair) => {
  expect(readPair(text)).toEqual(pair)
})

test.each([
  ['0261 2423750/51', ['+91 261 242 3750', undefined]],
  ['+91 261 2423750 ext 12', ['+91 261 2423750', undefined]],
  ['+91-261-2423751-55', [undefined]],
  ['98250-12345 & 98250-12346', ['+91 98250 12345', '+91 98250 12346']],
  ['\u202a+91 98250 12345\u202c', ['+91 98250 12345']],
  ['Reception 0261 2423750 / Booking 98250 12345', ['+91 261 242 3750', '+91 98250 12345']],
])('the phones %s', (text, phones) => {
  expect(splitPhones(text).map((one) => readPhone(one, 'IN'))).toEqual(phones)
})

test.each([
  ['22-Nov-26', '2026-11-22'],
  ['Sunday, 22 November 2026', '2026-11-22'],
  ['20261122', '2026-11-22'],
  ['20261322', null],
  ['22/11/26', null],
  ['March 2026', null],
  ['22. 11. 2026', '2026-11-22'],
  ['22nd of November 2026', '2026-11-22'],
  ['12 ઓક્ટો 2026', null],
])('the day %s', (text, date) => {
  expect(readDate(text)).toEqual(date === null ? { kind: 'none' } : { kind: 'date', date })
})

const MAC: Readonly<Record<string, number>> = { é: 0x8e, á: 0x87, ã: 0x8b, ç: 0x8d, õ: 0x9b, ö: 0x9a, ß: 0xa7, ü: 0x9f }
const WINDOWS: Readonly<Record<string, number>> = { '–': 0x96, '’': 0x92, '€': 0x80 }

/** The bytes of a text in an old encoding, by the letters that are not where Unicode has them. */
const getBytes = (text: string, letters: Readonly<Record<string, number>>) =>
  Uint8Array.from(text.split(''), (letter) => letters[letter] ?? letter.charCodeAt(0))

test.each([
  ['Torre de Belém', MAC, 'macintosh'],
  ['Praça, São Roque', MAC, 'macintosh'],
  ['Königsstraße, Müller', MAC, 'macintosh'],
  ['Torre de Belém', WINDOWS, 'windows-1252'],
  ['Praça, São Roque', WINDOWS, 'windows-1252'],
  ['Castelo 9h–17h', WINDOWS, 'windows-1252'],
  ['L’été à €5', WINDOWS, 'windows-1252'],
])('%s of an old table', (text, letters, encoding) => {
  expect(decodeText(getBytes(text, letters), { country: 'PT', isWhole: true })).toEqual({ text, encoding })
})
