import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from '#server/guide/read-content.ts'
import { createCity, type NewCity } from '../../tools/cities/new-city.ts'
import { createGuideApp } from '../support/guide-app.ts'
import { runTool } from '../support/installations.ts'
import { temporaryFolder } from '../support/stores.ts'

const vadodara: NewCity = {
  name: 'Vadodara',
  country: 'IN',
  currency: 'INR',
  center: { lat: 22.3072, lng: 73.1812 },
}

describe('a new city', () => {
  test('is a folder that the server starts with, and every page is there without a place', async () => {
    const folder = createCity(vadodara, temporaryFolder())
    const app = await createGuideApp({ env: { CITY: folder }, hasPages: true })

    for (const path of ['/', '/places', '/explore', '/cafe', '/suggest-trips', '/seasons', '/about', '/search?q=tea']) {
      const { statusCode, payload } = await app.inject({ url: path })
      expect([path, statusCode]).toEqual([path, 200])
      expect(payload).toContain('Vadodara')
      expect(payload).not.toMatch(/Surat|Gujarat|Tapi|locho|Dumas/)
      expect(payload).not.toContain('One place from each list')
    }
    const missing = await app.inject({ url: '/places/surat-castle' })
    expect(missing.statusCode).toBe(404)
  })

  test('has a drawing for every page that needs one, and none that shows Surat', () => {
    const folder = createCity(vadodara, temporaryFolder())
    const texts = readFileSync(join(folder, 'illustrations/illustrations.json'), 'utf8')

    expect(texts).not.toMatch(/Surat|Tapi|Dumas|Rander|locho/)
    expect(Object.keys(readContent(folder).illustrations)).toEqual(
      expect.arrayContaining(['hero', 'about', 'not-found', 'category-explore', 'category-historical', 'temple']),
    )
  })

  test('takes what is given before what it can guess', () => {
    const folder = createCity(
      { ...vadodara, name: 'São Luís', region: 'Maranhão', timeZone: 'America/Fortaleza', languages: ['pt', 'en'] },
      temporaryFolder(),
    )

    expect(readContent(folder).city).toMatchObject({
      slug: 'sao-luis',
      region: 'Maranhão',
      timeZone: 'America/Fortaleza',
      languages: ['pt', 'en'],
    })
  })

  test.each([
    [{ country: 'XX' }, 'is no country'],
    [{ country: 'BR' }, '--zone is missing. BR has America/'],
    [{ name: 'સુરત' }, 'Write the name in Latin letters'],
    [{ currency: 'rupees' }, 'city.json › currency'],
  ])('is refused with %o, which the message names, and nothing is written', (change, message) => {
    const parent = temporaryFolder()

    expect(() => createCity({ ...vadodara, ...change }, parent)).toThrow(message)
    expect(readdirSync(parent)).toEqual([])
  })

  test('is not written over', () => {
    const parent = temporaryFolder()
    createCity(vadodara, parent)

    expect(() => createCity(vadodara, parent)).toThrow('is there already')
  })

  test('is made by a command that says what it needs', async () => {
    const { status, output } = await runTool('city', { args: ['new', 'Vadodara'] })

    expect(status).toBe(1)
    expect(output).toContain('--country IN --currency INR --center LATITUDE,LONGITUDE')
  })
})
