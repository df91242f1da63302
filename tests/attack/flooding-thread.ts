/** Runs in a thread of its own, so that the clients of the test keep their pace: `flood.ts` starts it. */
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import type { Flood } from './flood.ts'
import { connectQuietly, readAnswer, write } from './raw-connection.ts'
import { count, startTally } from './tally.ts'

/** A connection that the server ends is opened again after this time. */
const RECONNECT_AFTER_MS = 50

// The first message starts the flood, and the second one ends it.
parentPort?.once('message', (flood: Flood) => {
  const stop = start(flood)
  parentPort?.once('message', () => {
    parentPort?.postMessage(stop(), [])
    parentPort?.close()
  })
})

function start(flood: Flood) {
  const answers = startTally()
  const open = new Set<Socket>()
  let isOver = false
  let asked = 0

  const connect = () => {
    const socket = connectQuietly(flood.port)
    let received = Buffer.alloc(0)
    let sentAt = 0
    const ask = () => {
      asked += 1
      sentAt = performance.now()
      socket.write(writeRequest(flood, asked))
    }
    open.add(socket)
    socket.on('connect', ask)
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      const answer = readAnswer(received, false)
      if (!answer) return
      received = Buffer.alloc(0)
      count(answers, { status: answer.status, milliseconds: performance.now() - sentAt })
      if (/\r\nconnection: close/i.test(answer.head)) socket.destroy()
      else ask()
    })
    socket.on('close', () => {
      open.delete(socket)
      void wait(RECONNECT_AFTER_MS).then(() => isOver || connect())
    })
  }

  for (let index = 0; index < flood.connections; index += 1) connect()
  return () => {
    isOver = true
    for (const socket of open) socket.destroy()
    return { answers, asked }
  }
}

function writeRequest({ method = 'GET', target, headers, beginning = '' }: Flood, index: number): Buffer {
  const unlike = `${index}-${Math.random().toString(36).slice(2)}`
  return Buffer.concat([write({ method, target: target.replace('*', unlike), headers }), Buffer.from(beginning)])
}
