import { languages } from '#contract/messages/languages.ts'
import { MESSAGES, reportMessages } from '../tools/languages/message-report.ts'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { problemsOfLanguages } from './support/language-files.ts'
import { copyWithMadeUpLanguage } from './support/made-up-language.ts'
import { plainEnvironment, startCopy, type RunningCopy } from './support/product-copy.ts'

test('every language has the files of English, held against them', () => {
  expect(problemsOfLanguages('src/contract/messages')).toEqual([])
})

test('no served language leaves a message in English, too long or with other values', async () => {
  const reports = await Promise.all(languages.slice(1).map(({ code }) => reportMessages(MESSAGES, code)))
  expect(reports.flatMap(({ faults }) => faults)).toEqual([])
})

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
    ['a missing key of the server', 'replies.ts', /  subscribed: .*\n/, ''],
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

  test('answers in the requested language, also from the cache', async () => {
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

  test('describes failures in the requested language', async () => {
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
