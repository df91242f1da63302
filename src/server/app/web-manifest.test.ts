import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { languages } from '#contract/messages/languages.ts'
import { startGuideApp } from '../../../tests/support/guide-app.ts'

const Pictured = z.object({ src: z.string(), sizes: z.string(), type: z.string() })

const WebManifest = z.object({
  icons: z.array(z.extend(Pictured, { purpose: z.optional(z.string()) })),
  screenshots: z.array(z.extend(Pictured, { form_factor: z.enum(['narrow', 'wide']), label: z.string() })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
})

/** Browsers show a picture only if it is between these widths and heights. */
const SIDES = { min: 320, max: 3_840, longestToShortest: 2.3 }

const MAX_SCREENSHOT_BYTES = 80_000

let app: FastifyInstance
beforeAll(async () => {
  app = await startGuideApp({ hasPages: true })
})
afterAll(() => app.close())

describe.each(languages)('the web manifest of $code', ({ base }) => {
  const read = async () => WebManifest.parse((await app.inject(`${base}/manifest.webmanifest`)).json())

  test('names pictures that are there, with their real sizes and types', async () => {
    const { icons, screenshots } = await read()
    const found: string[] = []
    for (const { src } of [...icons, ...screenshots]) {
      const { rawPayload, headers } = await app.inject(src)
      const { width, height } = await sharp(rawPayload).metadata()
      found.push(`${src} ${width}x${height} ${headers['content-type']}`)
    }
    expect(found).toEqual([...icons, ...screenshots].map(({ src, sizes, type }) => `${src} ${sizes} ${type}`))
  })

  test('has a small picture for phones and one for wide screens, as browsers accept them', async () => {
    const { screenshots } = await read()
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide'])
    for (const { src, sizes, label } of screenshots) {
      const sides = sizes
        .split('x')
        .map(Number)
        .toSorted((one, other) => one - other)
      const [short = 0, long = 0] = sides
      expect(short).toBeGreaterThanOrEqual(SIDES.min)
      expect(long).toBeLessThanOrEqual(Math.min(SIDES.max, short * SIDES.longestToShortest))
      expect((await app.inject(src)).rawPayload.length).toBeLessThan(MAX_SCREENSHOT_BYTES)
      expect(label).not.toBe('')
    }
  })

  test('has a maskable icon that fills its edges', async () => {
    const icon = (await read()).icons.find(({ purpose }) => purpose === 'maskable')
    const { data, info } = await sharp((await app.inject(icon?.src ?? '')).rawPayload)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]
    const last = info.width - 1
    expect([alphaAt(0, 0), alphaAt(last, 0), alphaAt(0, last), alphaAt(last, last)]).toEqual([255, 255, 255, 255])
  })

  test('has shortcuts to pages that open', async () => {
    const { shortcuts } = await read()
    expect(shortcuts).toHaveLength(4)
    const statuses: number[] = []
    for (const { url } of shortcuts) {
      expect(url.startsWith(`${base}/`)).toBe(true)
      statuses.push((await app.inject(url.replace(/#.*/, ''))).statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 200])
  })
})
