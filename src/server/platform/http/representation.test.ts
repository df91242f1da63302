import { expect, test } from 'vitest'
import { represent } from './representation.ts'

test('a kept answer takes exactly the memory of its bytes', async () => {
  const { identity, br, gzip } = await represent({ contentType: 'text/plain', cacheControl: 'no-store', body: 'locho' })
  for (const form of [identity, br, gzip]) expect(form.buffer.byteLength).toBe(form.length)
})
