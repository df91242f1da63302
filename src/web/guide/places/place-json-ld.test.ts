import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { startGuideApp } from '../../../../tests/support/guide-app.ts'
import { placeJsonLd } from './place-json-ld.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await startGuideApp()
})
afterAll(() => app.close())

/** The structured data of a place of Surat for search engines. */
async function toJsonLd(slug: string, language = 'en'): Promise<object> {
  const { place } = api.getPlace.reply.parse(
    (await app.inject({ url: `/api/places/${slug}`, headers: { 'accept-language': language } })).json(),
  )
  const { city } = api.getCity.reply.parse((await app.inject('/api/city')).json())
  return placeJsonLd({ place, city, reviews: [], publicUrl: 'https://surat.example' })[0] ?? {}
}

test('search engines read hours and postal address on which sources agree', async () => {
  expect(await toJsonLd('surat-castle')).toMatchObject({
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: '10:00',
        closes: '18:00',
      },
    ],
    address: { streetAddress: 'Rang Upvan Road, Chowk Bazar, Surat 395003' },
    alternateName: ['સુરતનો કિલ્લો'],
  })
})

test('a name that the page has already is no alternate one', async () => {
  expect(await toJsonLd('surat-castle', 'gu')).not.toHaveProperty('alternateName')
})

test('search engines read closing days that are certain, and no others', async () => {
  const jsonLd = await toJsonLd('science-centre-surat')
  const closed = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' }
  expect(jsonLd).toMatchObject({
    openingHoursSpecification: expect.arrayContaining([
      { ...closed, validFrom: '2027-01-26', validThrough: '2027-01-26' },
      { ...closed, validFrom: '2026-11-08', validThrough: '2026-11-10' },
    ]),
  })
  expect(JSON.stringify(jsonLd)).not.toContain('2027-08-17')
})

test('search engines read a website, a price and who is admitted, where a source says so', async () => {
  expect(await toJsonLd('science-centre-surat')).toMatchObject({
    sameAs: 'https://www.suratmunicipal.gov.in/Services/ScienceCentreFAQs',
  })
  expect(await toJsonLd('gopi-talav')).toMatchObject({ isAccessibleForFree: false })
  expect(await toJsonLd('modi-and-vakil-atash-behrams')).toMatchObject({ publicAccess: false })
  const allDay = [{ opens: '00:00', closes: '23:59' }]
  expect(await toJsonLd('suvali-beach')).toMatchObject({ publicAccess: true, openingHoursSpecification: allDay })
})

test.each([
  ['hours that are an estimate', 'vr-surat', 'openingHoursSpecification'],
  ['hours on which sources contradict each other', 'gopi-talav', 'openingHoursSpecification'],
  ['hours that nobody knows', 'nomads', 'openingHoursSpecification'],
  ['hours of a place that is closed for repairs', 'jagdishchandra-bose-aquarium', 'openingHoursSpecification'],
  ['a price whose tariff has ended', 'surat-castle', 'isAccessibleForFree'],
  ['a price that nobody knows', 'dumas-beach', 'isAccessibleForFree'],
  ['access that is an estimate', 'hazira-beach-and-hot-springs', 'publicAccess'],
  ['hours of open ground that is an estimate', 'rander-old-town', 'openingHoursSpecification'],
  ['hours of what is seen from the street', 'clock-tower', 'openingHoursSpecification'],
  ['names that the editors transliterated', 'nomads', 'alternateName'],
  ['a phone that nobody knows', 'nomads', 'telephone'],
  ['whether smoking is allowed, which nobody knows', 'mysore-cafe', 'smokingAllowed'],
])('search engines do not read %s', async (_what, slug, property) => {
  expect(await toJsonLd(slug)).not.toHaveProperty(property)
})
