import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyWithMadeUpLanguage } from './support/made-up-language.ts'
import { plainEnvironment, startCopy, type RunningCopy } from './support/product-copy.ts'

describe('a language that only the messages know', () => {
  const folder = mkdtempSync(join(tmpdir(), 'language-'))
  let server: RunningCopy

  beforeAll(async () => {
    copyWithMadeUpLanguage(folder)
    execFileSync(process.execPath, ['tools/build.ts'], { cwd: folder, env: plainEnvironment() })
    server = await startCopy(folder, { CITY: resolve('content/surat') })
  })

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
