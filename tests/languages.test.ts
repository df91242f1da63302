import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyWithMadeUpLanguage } from './support/made-up-language.ts'

describe('a language that only the messages know', () => {
  const folder = mkdtempSync(join(tmpdir(), 'language-'))
  const stops: (() => Promise<unknown>)[] = []
  let url = ''

  beforeAll(async () => {
    copyWithMadeUpLanguage(folder)
    // The rest of this process's environment is for tests.
    const { PATH = '', HOME = '' } = process.env
    execFileSync(process.execPath, ['tools/build.ts'], { cwd: folder, env: { PATH, HOME } })
    const env = { PATH, HOME, PORT: '0', DATA_DIR: join(folder, 'data'), CITY: resolve('content/surat') }
    const server = spawn(process.execPath, ['src/server/main.ts'], { cwd: folder, env })
    stops.push(async () => {
      server.kill()
      await once(server, 'exit')
    })
    let said = ''
    for await (const part of server.stdout) {
      said += String(part)
      url = /Open (\S+)/.exec(said)?.[1] ?? ''
      if (url !== '') break
    }
  })

  afterAll(async () => {
    await Promise.all(stops.map((stop) => stop()))
    rmSync(folder, { recursive: true })
  })

  test('has pages below its base, whose links stay there', async () => {
    const html = await (await fetch(`${url}/xx/explore`)).text()
    expect(html).toContain('<html lang="xx">')
    expect(html).toContain('<title>Trééndííng íín Surat')
    expect(html).toContain('href="/xx/reviews"')
  })

  test('leaves the English pages as they are', async () => {
    const html = await (await fetch(`${url}/explore`)).text()
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('<title>Trending in Surat')
  })

  test('says failures to who asks for it', async () => {
    const answer = await fetch(`${url}/api/attractions?name=`, {
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
