import cluster from 'node:cluster'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { toFailure } from '#contract/api/failure.ts'
import type { AnswerTimesHistogram } from '../platform/http/answer-times.ts'
import { isEventStream, type EventStreams } from '../platform/http/event-stream.ts'
import type { Services } from './services.ts'
import { statementTimes } from '../platform/store/statement-times.ts'
import { registerGauges, type Measured } from './gauges.ts'
import { readerOfAllWorkers } from './worker-metrics.ts'

type Needed = Measured & Pick<Services, 'config'>

/**
 * Serves `/metrics` in Prometheus' text format. Labels hold the pattern of a route and never a URL: so personal data
 * stays out, and labels stay few. With several workers each one answers for all, with a label for the worker's number.
 */
export function mountMetrics(
  app: FastifyInstance,
  services: Needed,
  { times: answerTimes, streams }: { times: AnswerTimesHistogram; streams: Pick<EventStreams, 'count'> },
): void {
  const registry = new Registry()
  if (cluster.worker) registry.setDefaultLabels({ worker: cluster.worker.id })
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(statementTimes)
  registerGauges(registry, services)
  registry.registerMetric(answerTimes)
  registry.registerMetric(openStreams(streams))
  app.addHook('onResponse', (request, reply, done) => {
    if (isEventStream(reply)) return done()
    const route = request.routeOptions.url ?? 'none'
    answerTimes.of({ method: request.method, route, status: reply.statusCode }).add(reply.elapsedTime / 1000)
    done()
  })
  const read = cluster.worker ? readerOfAllWorkers(registry) : () => registry.metrics()
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, services.config.metricsToken)) throw toFailure('not-found')
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await read())
  })
  app.addHook('onClose', async () => registry.clear())
}

function openStreams(streams: Pick<EventStreams, 'count'>) {
  return new Gauge({
    name: 'event_streams',
    help: 'Open streams of server-sent events',
    registers: [],
    collect() {
      this.set(streams.count)
    },
  })
}

/**
 * With a token configured, a reader must send it. Without one, only clients of this machine may read, and no proxy may
 * stand between.
 */
function mayRead({ socket, headers }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return equalInConstantTime(headers.authorization ?? '', `Bearer ${token}`)
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
}

function equalInConstantTime(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
