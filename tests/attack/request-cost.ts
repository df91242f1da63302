import { setImmediate } from 'node:timers/promises'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance, InjectOptions } from 'fastify'

/** The cost of a request in this process. */
export type Cost = {
  readonly status: number
  /** Processor time of all threads, in user and system mode. */
  readonly milliseconds: number
  readonly answerBytes: number
  /** Bytes of objects that were made, those that were dropped again included. */
  readonly allocatedBytes: number
}

export async function measureRequest(app: FastifyInstance, request: InjectOptions): Promise<Cost> {
  const { total_allocated_bytes: allocated } = getHeapStatistics()
  const before = process.cpuUsage()
  const { statusCode, rawPayload } = await app.inject(request)
  // What the request leaves for the next turn belongs to it.
  await setImmediate()
  const { user, system } = process.cpuUsage(before)
  return {
    status: statusCode,
    milliseconds: (user + system) / 1_000,
    answerBytes: rawPayload.length,
    allocatedBytes: getHeapStatistics().total_allocated_bytes - allocated,
  }
}

const collectGarbage = createCollector()

function createCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  return () => {
    if (typeof collect === 'function') collect()
  }
}

/** @returns the bytes that are in use after the request and were not before, garbage collected */
export async function measureHeldBytes(app: FastifyInstance, request: InjectOptions): Promise<number> {
  const before = usedBytes()
  await app.inject(request)
  await setImmediate()
  return usedBytes() - before
}

function usedBytes(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
