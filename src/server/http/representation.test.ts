import { expect, test } from 'vitest'
import { represent } from './representation.ts'

test('what is kept of an answer takes no more memory than its bytes', async () => {
  const { identity, br, gzip } = await represent({ contentType: 'text/plain', cacheControl: 'no-store', body: 'locho' })
  for (const form of [identity, br, gzip]) expect(form.buffer.byteLength).toBe(form.length)
})
