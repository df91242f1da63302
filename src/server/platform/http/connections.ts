import type { Server } from 'node:http'
import { ipKey, type IsTrusted } from './client-ip.ts'
import { KeyedSemaphore } from './keyed-semaphore.ts'

export const MAX_CONNECTIONS = 10_000

/**
 * Open connections of this process. Each one takes 30 to 60 kB while its request arrives. One IP may open several
 * hundred browsers' worth of them, since a whole village can share it.
 */
const LIMITS = { all: MAX_CONNECTIONS, perKey: 2_000 } as const

/** Closes connections above the limits at once. The proxies in front of this server have no limit of their own. */
export function limitConnections(server: Server, isTrusted: IsTrusted): void {
  const connections = new KeyedSemaphore(LIMITS)
  server.maxConnections = LIMITS.all
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    if (isTrusted(address, 0)) return
    const release = connections.tryAcquire(ipKey(address))
    if (release) socket.once('close', release)
    else socket.destroy()
  })
}
