import cluster from 'node:cluster'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { failureOf } from '#contract/failure.ts'
import type { Services } from './services.ts'
import { statementTimes } from '../store/statement-times.ts'
import { registerGauges, type Measured } from './gauges.ts'
import { readerOfAllWorkers } from './worker-metrics.ts'

type Needed = Measured & Pick<Services, 'config'>

/**
 * `/metrics` in Prometheus' text format; routes are labelled by their pattern, so that no address or term of a person
 * shows and labels stay few. With several workers whichever is asked tells of all, each under its number.
 */
export function mountMetrics(app: FastifyInstance, services: Needed): void {
  const registry = new Registry()
  if (cluster.worker) registry.setDefaultLabels({ worker: cluster.worker.id })
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(statementTimes)
  registerGauges(registry, services)
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  const read = cluster.worker ? readerOfAllWorkers(registry) : () => registry.metrics()
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, services.config.metricsToken)) throw failureOf('not-found')
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await read())
  })
  app.addHook('onClose', async () => registry.clear())
}

/** With a token, whoever shows it; without, a client on this machine that no proxy speaks for. */
function mayRead({ socket, headers }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return equalInConstantTime(headers.authorization ?? '', `Bearer ${token}`)
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
}

function equalInConstantTime(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
