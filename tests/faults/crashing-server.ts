import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { launchServer, startServer, type ServerProcess } from '../support/server-process.ts'

/** A server that is killed again and again, and always comes back at the same address. */
export type CrashingServer = {
  readonly kills: number
  /** Milliseconds from each kill to the next server's listening. */
  readonly recoveries: readonly number[]
  /** Kills it a last time and lets the next one live. */
  stopCrashing(): Promise<ServerProcess>
}

type CrashOptions = {
  /** Names a port. */
  env: Record<string, string> & { PORT: string }
  /** Writes acknowledged so far: lives are counted in them. */
  progress: () => number
  /** Writes of a life in the mean. */
  life: number
}

/** One of so many servers is killed within milliseconds of its beginning, whether it listens already or not. */
const STARTS_PER_EARLY_KILL = 6
const MAX_START_MS = 1_500

/** @param first is running already */
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
  // Told to whoever settles it.
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
