import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { PUBLIC_URL } from '../support/browser-server.ts'
import { problemsOfLanguages } from '../support/language-files.ts'
import { copyCityWithMadeUpLanguage, copyWithMadeUpLanguage } from '../support/made-up-language.ts'
import { BUILD_TIMEOUT_MS, plainEnvironment, startCopy, type RunningCopy } from '../support/product-copy.ts'

const review = {
  placeName: 'Gopi Talav',
  landmark: 'Stepwell',
  location: 'Gopipura',
  rating: 4,
  reviewText: 'Steps and water.',
  imageUrl: '',
  locationCoords: { lat: 21.19, lng: 72.83 },
}

const Session = z.object({ authToken: z.string() })
const Reviews = z.object({ reviews: z.array(z.object({ userName: z.string() })) })

describe('a language that only the messages know', () => {
  const folder = mkdtempSync(join(tmpdir(), 'language-'))
  let server: RunningCopy

  beforeAll(async () => {
    copyWithMadeUpLanguage(folder, 'rtl')
    execFileSync(process.execPath, ['tools/build.ts'], { cwd: folder, env: plainEnvironment() })
    execFileSync(process.execPath, ['tools/build-program.ts'], { cwd: folder, env: plainEnvironment() })
    server = await startCopy(folder, { CITY: copyCityWithMadeUpLanguage(folder), PUBLIC_URL })
  }, BUILD_TIMEOUT_MS)

  /** A server whose machine is busy with other tests refuses requests for a moment, and says so. */
  const ask = (path: string, init?: RequestInit): Promise<Response> =>
    vi.waitFor(
      async () => {
        const answer = await fetch(server.url + path, init)
        if (answer.status === 503) throw new Error(`${path} is refused`)
        return answer
      },
      { timeout: BUILD_TIMEOUT_MS },
    )
  const read = async (path: string) => (await ask(path)).text()

  const post = async (path: string, body: object, token?: string): Promise<unknown> => {
    const answer = await ask(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    return answer.json()
  }

  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  })

  const file = (name: string) => join(folder, 'src/contract/messages/xx', name)
  const checkTypes = () => {
    const tsc = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-b', 'src/contract'], {
      cwd: folder,
      encoding: 'utf8',
    })
    return { isFine: tsc.status === 0, output: tsc.stdout + tsc.stderr }
  }

  test('passes the type check', () => {
    expect(checkTypes()).toEqual({ isFine: true, output: '' })
  })

  test.each([
    ['a missing key', 'home.ts', /  heroAction: .*\n/, ''],
    ['a missing placeholder', 'home.ts', / ?\{city\}/, ''],
    ['a missing key of the server', 'failures.ts', /  subscribed: .*\n/, ''],
  ])('fails the type check for %s', (_what, name, part, instead) => {
    const whole = readFileSync(file(name), 'utf8')
    writeFileSync(file(name), whole.replace(part, instead))
    const { isFine, output } = checkTypes()
    writeFileSync(file(name), whole)
    expect(isFine).toBe(false)
    expect(output).toContain(`messages/xx/${name}`)
  })

  test('is refused without one of the files of English, or with texts that are not held against it', () => {
    const messages = join(folder, 'messages')
    cpSync(join(folder, 'src/contract/messages'), messages, { recursive: true })
    expect(problemsOfLanguages(messages)).toEqual([])
    rmSync(join(messages, 'xx', 'about.ts'))
    writeFileSync(join(messages, 'xx', 'home.ts'), 'export const home = {}')
    expect(problemsOfLanguages(messages)).toEqual(['xx lacks about.ts', 'xx/home.ts is not held against English'])
  })

  test('has pages below its base, whose links stay there, and which are written from right to left', async () => {
    const html = await read('/xx/explore')
    expect(html).toContain('<html lang="xx" dir="rtl">')
    expect(html).toContain('<title>Tréééndíííng ííín Surat')
    expect(html).toContain('href="/xx/reviews"')
  })

  const alternates = (html: string) =>
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, code, url]) => [code, url])

  test('names each page in all languages for search engines, with English for everybody else', async () => {
    const english = await read('/explore')
    const other = await read('/xx/explore')
    const expected = [
      ['en', `${PUBLIC_URL}/explore`],
      ['xx', `${PUBLIC_URL}/xx/explore`],
      ['x-default', `${PUBLIC_URL}/explore`],
    ]
    expect([alternates(english), alternates(other)]).toEqual([expected, expected])
    expect(other).toContain(`<link rel="canonical" href="${PUBLIC_URL}/xx/explore">`)
    expect(other).toContain('<meta property="og:locale" content="xx_IN">')
    expect(other).toContain(`<meta property="og:url" content="${PUBLIC_URL}/xx/explore">`)
  })

  test('has a home page at its base alone', async () => {
    const html = await read('/xx')
    expect(html).toContain(`<link rel="canonical" href="${PUBLIC_URL}/xx">`)
    expect(html).toContain(`"url":"${PUBLIC_URL}/xx","inLanguage":"xx"`)
    expect((await ask('/xx/', { redirect: 'manual' })).headers.get('location')).toBe('/xx')
  })

  test('describes a place and its list by the addresses of the language', async () => {
    const html = await read('/xx/places/surat-castle')
    expect(html).toContain(`"url":"${PUBLIC_URL}/xx/places/surat-castle"`)
    expect(html).toContain(`"item":"${PUBLIC_URL}/xx/historical_places"`)
  })

  test('has entries of its own in the sitemap, each with the same page in all languages', async () => {
    const sitemap = await read('/sitemap.xml')
    const other = sitemap.split('\n').find((line) => line.includes(`<loc>${PUBLIC_URL}/xx/explore</loc>`)) ?? ''
    expect(sitemap).toContain(`<loc>${PUBLIC_URL}/xx</loc>`)
    expect(other).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${PUBLIC_URL}/explore"/>`)
    expect(other).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${PUBLIC_URL}/explore"/>`)
    expect(await read('/robots.txt')).toContain('Disallow: /admin\nDisallow: /xx/admin\n')
  })

  test('is installed as a guide of its own', async () => {
    expect(await read('/xx/explore')).toContain('<link rel="manifest" href="/xx/manifest.webmanifest">')
    const manifest: unknown = JSON.parse(await read('/xx/manifest.webmanifest'))
    expect(manifest).toMatchObject({ lang: 'xx', start_url: '/xx', scope: '/' })
    const english: unknown = JSON.parse(await read('/manifest.webmanifest'))
    expect(english).toMatchObject({ start_url: '/', scope: '/' })
  })

  /** The texts and attributes of the links to the same page in each language. */
  const getLanguageLinks = (html: string) =>
    [...html.matchAll(/<a ([^>]*hreflang=[^>]*)>([^<]*)<\/a>/gi)].map(([, attributes = '', text]) => {
      const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)]
      return [text, Object.fromEntries(pairs.map(([, name = '', value]) => [name.toLowerCase(), value]))] as const
    })

  test('leads from each page to the same page in the other languages', async () => {
    const html = await read('/xx/explore')
    const links = [
      ['English', { lang: 'en', hreflang: 'en', dir: 'ltr', href: '/explore' }],
      ['Éxx', { lang: 'xx', hreflang: 'xx', dir: 'rtl', href: '/xx/explore', 'aria-current': 'true' }],
    ]
    // In the menu and at the foot of the page.
    expect(getLanguageLinks(html)).toEqual([...links, ...links])
    expect(getLanguageLinks(await read('/places/surat-castle'))[1]?.[1]).toMatchObject({
      lang: 'xx',
      href: '/xx/places/surat-castle',
    })
  })

  test('sends the forms of its pages to its own pages, also without a script', async () => {
    const html = await read('/xx/explore')
    const targets = [...html.matchAll(/<form[^>]* action="([^"]+)"/g)].map(([, action]) => action)
    expect(new Set(targets)).toEqual(new Set(['/xx/search', '/xx/explore']))
  })

  test('has a Page Not Found screen of its own, whose links lead home', async () => {
    const answer = await ask('/xx/nowhere')
    const html = await answer.text()
    expect(answer.status).toBe(404)
    expect(html).toContain('<html lang="xx" dir="rtl">')
    expect(getLanguageLinks(html)[0]?.[1]).toMatchObject({ lang: 'en', href: '/' })
    expect(alternates(html)).toEqual([])
  })

  test('redirects nobody: a page is the same in whatever language the browser asks', async () => {
    const askIn = (language: string) =>
      ask('/explore', { redirect: 'manual', headers: { 'accept-language': language } })
    const [plain, other] = await Promise.all([askIn('en'), askIn('xx')])
    expect([plain.status, other.status, other.headers.get('vary')]).toEqual([200, 200, 'Accept-Encoding'])
    expect(await other.text()).toBe(await plain.text())
  })

  test('is not served in a city that does not list it', async () => {
    const other = await startCopy(folder, { CITY: resolve('content/surat'), PUBLIC_URL })
    try {
      const statuses = await Promise.all(
        ['/xx', '/xx/explore', '/xx/manifest.webmanifest'].map(async (path) => (await fetch(other.url + path)).status),
      )
      expect(statuses).toEqual([404, 404, 404])
      expect(await (await fetch(`${other.url}/sitemap.xml`)).text()).not.toContain('/xx')
    } finally {
      await other.stop()
    }
  })

  test('leaves the English pages as they are', async () => {
    const html = await read('/explore')
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('<title>Trending in Surat')
  })

  test('answers in the requested language, also from the cache', async () => {
    const account = { name: 'Asha', email: 'asha@example.com', password: 'monsoon-42-rains' }
    const { authToken } = Session.parse(await post('/auth/signup', account))
    await post('/review/create', review, authToken)
    await post('/auth/delete-account', { password: account.password }, authToken)
    const languages = ['en', 'xx', 'en', 'xx', 'en', 'xx']
    const answers = []
    for (const language of languages) {
      const answer = await ask('/api/review/all', { headers: { 'accept-language': language } })
      expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language')
      answers.push(Reviews.parse(await answer.json()).reviews.map(({ userName }) => userName))
    }
    const [english, other] = [['Former traveller'], ['Fóóórmééér trááávéélléér']]
    expect(answers).toEqual([english, other, english, other, english, other])
  })

  test('describes failures in the requested language', async () => {
    const answer = await ask('/api/attractions?name=', {
      headers: { 'accept-language': 'yy, xx;q=0.9, en;q=0.5' },
    })
    expect(answer.headers.get('content-language')).toBe('xx')
    expect(await answer.json()).toMatchObject({
      code: 'invalid-input',
      error: 'Pléééááásééé éééntéér áá sééáárch téérm',
      fields: { name: 'Pléééááásééé éééntéér áá sééáárch téérm' },
    })
  })

  test.each([{}, { 'accept-language': 'de, fr;q=0.5' }])('describes failures in English to %j', async (headers) => {
    const answer = await ask('/api/attractions?name=', { headers })
    expect(answer.headers.get('content-language')).toBe('en')
    expect(await answer.json()).toMatchObject({ code: 'invalid-input', error: 'Please enter a search term' })
  })
})
