import { describe, expect, test } from 'vitest'
import { guessFields } from './column-names.ts'
import { plainOfHtml } from './plain-of-html.ts'
import { readDate } from './read-date.ts'
import { readFees } from './read-fees.ts'
import { readPhone, splitPhones } from './read-phone.ts'
import { judgePosition, readPair } from './read-position.ts'
import { isMapUrl, readUrl, splitUrls } from './read-url.ts'
import { kindOfWord } from './place-words.ts'

const SURAT = { south: 21, west: 72.6, north: 21.4, east: 73 }
const KYOTO = { south: 34.85, west: 135.55, north: 35.35, east: 135.9 }

describe('positions', () => {
  test.each([
    ['21.1702', '72.8311'],
    ['21,1702', '72,8311'],
    ['21.1702°', '72.8311° E'],
    ['N 21.1702', 'E72.8311'],
    ['72.8311 E', '21.1702 N'],
    ['૨૧.૧૭૦૨', '૭૨.૮૩૧૧'],
    ['21°10\'12.72"N', '72°49\'51.96"E'],
    ["21° 10.212' N", "72° 49.866' E"],
    ['21 10 12.72', '72 49 51.96'],
  ])('%s, %s is one spot', (lat, lng) => {
    const { position, note } = judgePosition([lat, lng], SURAT)
    expect(note).toBeNull()
    expect([position?.lat.toFixed(4), position?.lng.toFixed(4)]).toEqual(['21.1702', '72.8311'])
  })

  test.each([
    [SURAT, '72.8311', '21.1702', 'swapped', [21.1702, 72.8311]],
    [KYOTO, '135.7292', '35.0394', 'swapped', [35.0394, 135.7292]],
    [SURAT, '135.7292', '35.0394', 'swapped', [35.0394, 135.7292]],
    [SURAT, '2414000', '8107000', 'metres', [21.185406, 72.82642]],
    [SURAT, '8107000', '2414000', 'metres', [21.185406, 72.82642]],
    [SURAT, '2345000', '275000', 'metres-outside', null],
    [SURAT, '0', '0', 'no-position', null],
    [SURAT, '200', '300', 'not-a-position', null],
    [SURAT, '1e999', '0x10', 'not-a-position', null],
    [SURAT, 'north', '72.8', 'not-a-position', null],
    [SURAT, '21°70\'00"N', '72.8', 'not-a-position', null],
    [SURAT, '21.17 E', '72.83', 'not-a-position', null],
    [SURAT, '999999999', '99999999', 'not-a-position', null],
  ] as const)('in %o, %s and %s are %s', (bounds, lat, lng, code, at) => {
    const { position, note } = judgePosition([lat, lng], bounds)
    expect([note?.code, position && [position.lat, position.lng]]).toEqual([code, at])
  })

  test.each([
    ['21.1702, 72.8311', ['21.1702', '72.8311']],
    ['21.1702,72.8311', ['21.1702', '72.8311']],
    ['21,1702; 72,8311', ['21,1702', '72,8311']],
    ['POINT (72.8311 21.1702)', ['21.1702', '72.8311']],
    ['https://www.google.com/maps/place/X/@21.1702,72.8311,17z', ['21.1702', '72.8311']],
    ['https://www.google.com/maps/place/X/data=!3d21.1702!4d72.8311', ['21.1702', '72.8311']],
    ['https://maps.google.com/?q=21.1702,72.8311', ['21.1702', '72.8311']],
  ])('%s is a pair', (text, pair) => {
    expect(readPair(text)).toEqual(pair)
  })

  test('a text that is no pair, and a link without a pin, are none', () => {
    expect([readPair('somewhere'), readPair('http://maps.google.com/?cid=1'), readPair('21.17')]).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('days', () => {
  test.each([
    ['2026-11-22', '2026-11-22'],
    ['2026/3/5', '2026-03-05'],
    ['22.11.2026', '2026-11-22'],
    ['11/22/2026', '2026-11-22'],
    ['22 Nov 2026', '2026-11-22'],
    ['November 22, 2026', '2026-11-22'],
    ['05/05/2026', '2026-05-05'],
    ['2024-03-05T10:11:12Z', '2024-03-05'],
  ])('%s is %s', (text, date) => {
    expect(readDate(text)).toEqual({ kind: 'date', date })
  })

  test('12/03/2019 may be two days', () => {
    expect(readDate('12/03/2019')).toEqual({ kind: 'ambiguous', dates: ['2019-03-12', '2019-12-03'] })
  })

  test.each(['31/02/2026', '2026-13-01', 'yesterday', '2026', '12/03/19', '32.13.2026'])('%s is none', (text) => {
    expect(readDate(text).kind).toBe('none')
  })
})

describe('phone numbers', () => {
  test.each([
    ['+91 261 2423750', 'IN', '+91 261 2423750'],
    ['+49 (0)30 123456', 'IN', '+49 30 123456'],
    ['0049 (0) 30 123456', 'IN', '+49 30 123456'],
    ['0261 2423750', 'IN', '+91 261 242 3750'],
    ['(0261) 242-3750', 'IN', '+91 261 242 3750'],
    ['9825012345', 'IN', '+91 98250 12345'],
    ['Tel. 098250 12345', 'IN', '+91 98250 12345'],
    ['213 637 423', 'PT', '+351 21 363 7423'],
    ['૯૮૨૫૦૧૨૩૪૫', 'IN', '+91 98250 12345'],
  ])('%s in %s is %s', (text, country, phone) => {
    expect(splitPhones(text).map((one) => readPhone(one, country))).toEqual([phone])
  })

  test.each([
    ['0261 234567', 'IN'],
    ['123', 'IN'],
    ['+91 12', 'IN'],
    ['call Ravi', 'IN'],
    ['2423750', 'IN'],
    ['9825012345', 'XX'],
  ])('%s in %s is none', (text, country) => {
    expect(readPhone(text, country)).toBeUndefined()
  })

  test('several numbers of a cell are split', () => {
    expect(splitPhones('0261 2423750 / 0261 2423751; 9825012345')).toEqual([
      '0261 2423750',
      '0261 2423751',
      '9825012345',
    ])
  })
})

describe('addresses of the web', () => {
  test.each([
    ['www.hall.example', 'https://www.hall.example'],
    ['teapost.in', 'https://teapost.in'],
    ['teapost.in/menu?x=1', 'https://teapost.in/menu?x=1'],
    ['http://hall.example/', 'http://hall.example/'],
  ])('%s is %s', (text, url) => {
    expect(readUrl(text)).toBe(url)
  })

  test.each([
    'javascript:alert(1)',
    'htp://x.example',
    'http://localhost/',
    'http://10.0.0.1/',
    'a friend',
    'x@y.example',
    'http:/x.example@evil.example',
  ])('%s is none', (text) => {
    expect(readUrl(text)).toBeUndefined()
  })

  test('several addresses of a cell are split, and a pin on a map is no website', () => {
    expect(splitUrls('https://a.example;https://b.example')).toEqual(['https://a.example', 'https://b.example'])
    expect(splitUrls('https://a.example/x?y=1;2, www.b.example')).toEqual([
      'https://a.example/x?y=1;2',
      'www.b.example',
    ])
    expect(isMapUrl('http://maps.google.com/?cid=1')).toBe(true)
  })
})

describe('prices', () => {
  const read = (text: string, currency = 'INR') => {
    const { prices, problems } = readFees(text, currency)
    return [prices?.map((price) => `${price.for} ${price.amount}`), problems.map(({ code }) => code)]
  }

  test.each([
    ['₹50', ['adult 50'], []],
    ['Rs. 1,200/-', ['adult 1200'], []],
    ['1,00,000', ['adult 100000'], []],
    ['free', [], []],
    ['Entry free', [], []],
    ['મફત', [], []],
    ['Entry is free', [], []],
    ['No entry fee', [], []],
    ['Entrada livre', [], []],
    ['Entrada gratuita', [], []],
    ['0', ['adult 0'], []],
    ['500 INR foreigners; 20 INR residents', ['foreigner 500', 'adult 20'], []],
    ['Adults ₹20, children ₹10', ['adult 20', 'child 10'], []],
    ['₹20, camera ₹100', ['adult 20', 'camera 100'], []],
    ['Indian ₹25 / Foreigner ₹300', ['adult 25', 'foreigner 300'], []],
    ['₹20; children free', ['adult 20', 'child 0'], []],
    ['Child (5-12) ₹20; adult ₹40', ['child 20', 'adult 40'], []],
    ['Adultos ₹20, crianças ₹10', ['adult 20', 'child 10'], []],
    ['₹20; students ₹5', ['adult 20'], ['several-prices']],
    ['adult=₹20', ['adult 20'], []],
    ['₹20 adult=x', undefined, ['several-prices']],
    ['20; 30', undefined, ['several-prices']],
    ['50-100', undefined, ['several-prices']],
    ['€25', undefined, ['other-currency']],
    ['12 EUR', undefined, ['other-currency']],
    ['20 AUD', undefined, ['other-currency']],
    ['1.200', undefined, ['separator']],
    ['cheap', undefined, ['several-prices']],
    ['-5', undefined, ['not-an-amount']],
    ['900000', undefined, ['unlikely']],
  ])('%s', (text, prices, problems) => {
    expect(read(text)).toEqual([prices, problems])
  })

  test('in Lisbon', () => {
    expect([
      read('€25', 'EUR'),
      read('12 EUR', 'EUR'),
      read('12,50 €', 'EUR'),
      read('12 EUR;6 EUR (reduced)', 'EUR'),
    ]).toEqual([
      [['adult 25'], []],
      [['adult 12'], []],
      [['adult 12.5'], []],
      [['adult 12'], ['several-prices']],
    ])
  })
})

test('headings of people are guessed in three languages, and the better one wins', () => {
  const guess = (...headings: string[]) => [...guessFields(headings, ['en', 'gu', 'hi']).values()]
  expect(guess('Title', 'Type', 'Lat', 'Lng', 'Address', 'Open', 'Website')).toEqual([
    'name',
    'category',
    'latitude',
    'longitude',
    'postalAddress',
    'openingHours',
    'website',
  ])
  expect(guess('નામ', 'અક્ષાંશ', 'રેખાંશ', 'ખૂલવાનો સમય', 'ફોન', 'name:gu')).toEqual([
    'name',
    'latitude',
    'longitude',
    'openingHours',
    'phone',
    'name:gu',
  ])
  expect(guess('जगह का नाम', 'अक्षांश', 'देशांतर', 'पता')).toEqual(['name', 'latitude', 'longitude', 'postalAddress'])
  expect(guess('Opening Hours', 'opening_hours', 'Notes')).toEqual(['openingHours', null, null])
  expect(guess('Title', 'Name')).toEqual([null, 'name'])
  expect(guess('WKT', 'name', 'description')).toEqual(['coordinates', 'name', 'description'])
})

test('words of everyday name the list and the kind', () => {
  expect(kindOfWord('Restaurant')).toMatchObject({ category: 'cafe', schemaOrgType: 'Restaurant' })
  expect(kindOfWord('garden')).toMatchObject({ category: 'explore', kind: 'nature' })
  expect(kindOfWord('Street food')).toMatchObject({ category: 'street_food' })
  expect([kindOfWord('yes'), kindOfWord('whatever'), kindOfWord('constructor')]).toEqual([null, null, null])
})

test.each([
  ['<b>Nice</b><br>place &amp; more', 'Nice place & more'],
  ['Nice<br>thali', 'Nice thali'],
  ['5 < 6 & 7 > 3', '5 < 6 & 7 > 3'],
  ['<script>alert(1)</script>Tea', 'Tea'],
  ['&#8377;50 &unknown;', '₹50 &unknown;'],
])('%s reads %s', (html, text) => {
  expect(plainOfHtml(html)).toBe(text)
})

test.each([
  ['5$', 'EUR', undefined],
  ['$5', 'INR', undefined],
  ['5 zł', 'EUR', undefined],
  ['₩5000', 'EUR', undefined],
  ['$5', 'USD', 5],
  ['US$5', 'USD', 5],
  ['$5', 'AUD', 5],
  ['¥30', 'CNY', 30],
  ['¥500', 'JPY', 500],
  ['3,50 €', 'EUR', 3.5],
])('a sign of a currency that is not that of the city is no price: %s in %s', (text, currency, amount) => {
  expect(readFees(text, currency).prices?.[0]?.amount).toBe(amount)
})
