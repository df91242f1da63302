import { SECOND_MS } from '#contract/text/durations.ts'
import { listDesks } from './desk-kinds.ts'
import type { DeskDeps } from './entry-kind.ts'

/** A draft is published within this time after the instant that its editor chose. */
const INTERVAL_MS = 5 * SECOND_MS

/**
 * Publishes the drafts whose time has come. Several processes may do it at once: each draft is published by one of
 * them. The history names nobody; in the audit log it is the action of the editor who chose the time.
 * A draft waits for its editor again if the guide changed meanwhile so that saving it would be refused: another entry
 * has its name, a source is missing, a place lies outside of the bounds. It waits for another one if its editor may not
 * publish any more.
 */
export async function publishDue(deps: DeskDeps): Promise<void> {
  let due = 0
  for (const desk of listDesks(deps)) due += await desk.publishDue()
  if (due > 0) await deps.guide.renew()
}

/** @returns a function that stops the timer */
export function publishRegularly(deps: DeskDeps): () => void {
  // A round fails while the database is away. The next round does its work.
  const timer = setInterval(() => void publishDue(deps).catch(() => undefined), INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
