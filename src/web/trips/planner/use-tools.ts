import { useSyncExternalStore } from 'react'
import { planner } from '#messages/planner.ts'
import { notify } from '../../ui/notify.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import type { BoardTools } from './board-tools.ts'

/** A slow phone may never be idle, and a question about a conflict must not wait for that. */
const MAX_WAIT_MS = 2_000

let loaded: BoardTools | null = null
const listeners = new Set<() => void>()

/** @throws if they are not loaded yet and there is no network. The next call tries again. */
async function loadTools(): Promise<BoardTools> {
  if (loaded) return loaded
  const { boardTools } = await import('./board-tools.ts')
  loaded = boardTools
  for (const listener of listeners) listener()
  return loaded
}

/** The tools of the board. Null: they are not loaded yet, which happens when the page is idle. */
export function useTools(): BoardTools | null {
  return useSyncExternalStore(
    subscribe,
    () => loaded,
    () => null,
  )
}

/** For a press that needs the tools: loads them at once, and says so if that fails. Null: it failed. */
export async function wantTools(): Promise<BoardTools | null> {
  try {
    return await loadTools()
  } catch {
    notify('error', planner.toolsFailed, 'to-read')
    return null
  }
}

function subscribe(onLoaded: () => void): () => void {
  listeners.add(onLoaded)
  // A press says when they cannot be loaded.
  const cancel = loaded ? () => undefined : whenIdle(() => void loadTools().catch(() => undefined), MAX_WAIT_MS)
  return () => {
    cancel()
    listeners.delete(onLoaded)
  }
}
