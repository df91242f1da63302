import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { copyWithMadeUpLanguage } from './support/made-up-language.ts'
import { plainEnvironment, startCopy, type RunningCopy } from './support/product-copy.ts'

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
    copyWithMadeUpLanguage(folder)
    execFileSync(process.execPath, ['tools/build.ts'], { cwd: folder, env: plainEnvironment() })
    server = await startCopy(folder, { CITY: resolve('content/surat') })
  })

  const post = async (path: string, body: object, token?: string): Promise<unknown> => {
    const answer = await fetch(`${server.url}/api${path}`, {
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

  test('has pages below its base, whose links stay there', async () => {
    const html = await (await fetch(`${server.url}/xx/explore`)).text()
    expect(html).toContain('<html lang="xx">')
    expect(html).toContain('<title>Trééndííng íín Surat')
    expect(html).toContain('href="/xx/reviews"')
  })

  test('leaves the English pages as they are', async () => {
    const html = await (await fetch(`${server.url}/explore`)).text()
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('<title>Trending in Surat')
  })

  test('writes the words of answers to who asks for it, also where answers are kept', async () => {
    const account = { name: 'Asha', email: 'asha@example.com', password: 'monsoon-42-rains' }
    const { authToken } = Session.parse(await post('/auth/signup', account))
    await post('/review/create', review, authToken)
    await post('/auth/delete-account', { password: account.password }, authToken)
    const languages = ['en', 'xx', 'en', 'xx', 'en', 'xx']
    const answers = []
    for (const language of languages) {
      const answer = await fetch(`${server.url}/api/review/all`, { headers: { 'accept-language': language } })
      expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language')
      answers.push(Reviews.parse(await answer.json()).reviews.map(({ userName }) => userName))
    }
    const [english, other] = [['Former traveller'], ['Fóórméér tráávéélléér']]
    expect(answers).toEqual([english, other, english, other, english, other])
  })

  test('says failures to who asks for it', async () => {
    const answer = await fetch(`${server.url}/api/attractions?name=`, {
      headers: { 'accept-language': 'yy, xx;q=0.9, en;q=0.5' },
    })
    expect(answer.headers.get('content-language')).toBe('xx')
    expect(await answer.json()).toMatchObject({
      code: 'invalid-input',
      error: 'Plééááséé ééntéér áá sééáárch téérm',
      fields: { name: 'Plééááséé ééntéér áá sééáárch téérm' },
    })
  })
})
