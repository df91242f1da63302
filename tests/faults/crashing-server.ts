import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { launchServer, startServer, type ServerProcess } from '../support/server-process.ts'

/** A server that is killed repeatedly and restarts at the same URL. */
export type CrashingServer = {
  readonly kills: number
  /** The time from each kill until the next server listens, in milliseconds. */
  readonly recoveries: readonly number[]
  /** Kills the server a last time and keeps the next one running. */
  stopCrashing(): Promise<ServerProcess>
}

type CrashOptions = {
  /** Contains a fixed port. */
  env: Record<string, string> & { PORT: string }
  /** The number of acknowledged writes. It measures the time between kills. */
  progress: () => number
  /** The mean number of writes between two kills. */
  life: number
}

/** One start in this many is killed early, possibly before the server listens. */
const STARTS_PER_EARLY_KILL = 6
const MAX_START_MS = 1_500

/** @param first a running server */
export function crashRepeatedly(first: ServerProcess, { env, progress, life }: CrashOptions): CrashingServer {
  const recoveryTimesMs: number[] = []
  let kills = 0
  let isStopping = false

  const kill = async (server: Pick<ServerProcess, 'stop'>): Promise<ServerProcess> => {
    await server.stop('SIGKILL')
    kills += 1
    const killedAt = performance.now()
    if (randomInt(STARTS_PER_EARLY_KILL) === 0 && !isStopping) {
      const doomed = launchServer(env)
      await wait(randomInt(MAX_START_MS))
      return kill(doomed)
    }
    const next = await startServer(env)
    recoveryTimesMs.push(performance.now() - killedAt)
    return next
  }
  const live = async (server: ServerProcess): Promise<ServerProcess> => {
    const end = progress() + randomInt(1, 2 * life)
    while (progress() < end && !isStopping) await wait(randomInt(1, 10))
    const isLast = isStopping
    const next = await kill(server)
    return isLast ? next : live(next)
  }
  const lives = live(first)
  // The caller of `stopCrashing` gets the rejection.
  lives.catch(() => undefined)
  return {
    recoveries: recoveryTimesMs,
    get kills() {
      return kills
    },
    stopCrashing: () => {
      isStopping = true
      return lives
    },
  }
}
