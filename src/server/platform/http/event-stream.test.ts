import { once } from 'node:events'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { EventStream, EventStreams, sendEventStream } from './event-stream.ts'

test('a reader who left while the first event was made gives the place back', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  const streams = new EventStreams({ perAccount: 1 })
  const begun: string[] = []
  const stream = new EventStream(() => {
    begun.push('begun')
    return () => begun.push('ended')
  })
  const leaving = new AbortController()
  app.get('/late', async (_request, reply) => {
    leaving.abort()
    await once(reply.raw, 'close')
    return sendEventStream(reply, stream, { reader: 'asha', streams })
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })

  await expect(fetch(`${origin}/late`, { signal: leaving.signal })).rejects.toThrow('aborted')

  await expect.poll(() => begun).toEqual(['begun', 'ended'])
  expect(streams.count).toBe(0)
  expect(() => streams.reserve('asha', '192.0.2.1')).not.toThrow()
})
