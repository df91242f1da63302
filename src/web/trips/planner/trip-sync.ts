import type { TripChange } from '#contract/trip/trip-live.ts'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { ApiError } from '../../api/call.ts'
import { isBehind, isDirty, roleIn, type EditorEvent, type EditorState, type Merging } from './trip-editor-state.ts'

type SaveOptions = {
  readonly version: number
  readonly isLeaving: boolean
  /** Leads from the trip back to the version, so that the server can merge. Left out: nobody else edits. */
  readonly base?: TripChange | undefined
}

/** The server, as an editor needs it. */
export type Remote = {
  /**
   * @returns the version, and the whole trip if the server has merged it with the saves of others
   * @throws ApiError `conflict` if the trip has changed since the version
   */
  readonly save: (trip: TripWithPlan, options: SaveOptions) => Promise<{ version: number } | TripWithPlan>
  /** Undefined: the trip is deleted. */
  readonly read: () => Promise<TripWithPlan | undefined>
}

type SyncParts = {
  readonly remote: Remote
  readonly read: () => EditorState
  readonly dispatch: (event: EditorEvent) => void
}

/** After the first edit that is not saved. */
const SAVE_AFTER_MS = 600
/** Until the next try without a network event, doubled each time. */
const RETRY_AFTER_MS = 2_000
const MAX_RETRY_MS = 60_000

/** Saves unsaved edits, one save after the other, and takes in the saves of others. */
export function createTripSync({ remote, read, dispatch }: SyncParts) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSaveSoon = false
  let tries = 0
  let running: Promise<void> | null = null
  let isReading = false
  const isStopped = () => read().conflicts !== null || read().isDeleted

  const saveIn = (ms: number) => {
    clearTimeout(timer)
    isSaveSoon = ms === SAVE_AFTER_MS
    timer = setTimeout(() => void save(), ms)
  }

  const saveAll = async (isLeaving: boolean) => {
    dispatch({ kind: 'saving' })
    try {
      while (isDirty(read()) && read().conflicts === null) await saveOnce({ remote, read, dispatch }, isLeaving)
      tries = 0
      dispatch({ kind: 'settled' })
    } catch (error) {
      dispatch({ kind: 'failed', error })
      if (isTemporary(error)) saveIn(Math.min(MAX_RETRY_MS, RETRY_AFTER_MS * 2 ** tries++))
    }
  }

  /** Saves unsaved edits. Resolves when they are saved, or when they cannot be saved for now. */
  async function save({ isLeaving = false } = {}): Promise<void> {
    clearTimeout(timer)
    isSaveSoon = false
    if (running) return running
    if (!isDirty(read())) return dispatch({ kind: 'found-saved' })
    if (isStopped()) return
    running = saveAll(isLeaving)
    await running
    running = null
    if (!isLeaving) await catchUp()
  }

  /** Takes in the state that was read from the server, and saves edits that the server does not have. */
  async function meet(theirs: TripWithPlan): Promise<void> {
    const isNews = () => read().conflicts === null && theirs.version > read().base.version
    const merging = isNews() ? await loadMerging().catch(() => null) : null
    if (merging && isNews()) dispatch({ kind: 'read', theirs, merging })
    if (merging) dispatch({ kind: 'placing', merging })
    if (isDirty(read())) await save()
  }

  async function readNews(): Promise<void> {
    try {
      const theirs = await remote.read()
      if (!theirs) return dispatch({ kind: 'deleted' })
      const isOtherRole = roleIn(theirs) !== roleIn(read().trip)
      if (isOtherRole) dispatch({ kind: 'role-read', theirs, merging: await loadMerging() })
      await meet(theirs)
    } catch {
      // Without an answer the next news, or the next save, notices it.
    }
  }

  /**
   * Takes in pushed changes, also during a save. A later change may begin with a version that this editor already has,
   * or does not have yet.
   */
  async function takeChanges(): Promise<void> {
    const merging = await loadMerging().catch(() => null)
    if (merging) dispatch({ kind: 'placing', merging })
  }

  /** Reads the trips that the server has announced as changed. While a question is open, it waits for the answer. */
  async function catchUp(): Promise<void> {
    const { news, base } = read()
    // The next version may be the running save.
    const waits = running !== null && news !== null && news.version <= base.version + 1
    if (isReading || waits || isStopped() || !isBehind(read())) return
    isReading = true
    await readNews()
    isReading = false
    if (read().news !== news) await catchUp()
  }

  return {
    save,
    meet,
    catchUp,
    takeChanges,
    readNews,
    /** Further edits do not put it off: others see them while they are made. */
    saveSoon: () => (isSaveSoon ? undefined : saveIn(SAVE_AFTER_MS)),
    /** Looks for what another device has saved. A failure is no matter: the next save notices it. */
    async refresh() {
      if (read().conflicts !== null) return
      const theirs = await remote.read().catch(() => undefined)
      if (theirs) await meet(theirs)
    },
    /** Ends all automatic attempts. */
    stop: () => clearTimeout(timer),
  }
}

async function saveOnce({ remote, read, dispatch }: SyncParts, isLeaving: boolean): Promise<void> {
  const { trip: sent, base: begun, merging } = read()
  dispatch({ kind: 'sent', sent })
  try {
    // Only who has merged before edits with others.
    const base = merging?.findBaseChange(sent, begun)
    const saved = await remote.save(sent, { version: begun.version, isLeaving, base })
    const at = Date.now()
    if (saved.version > begun.version + 1 && 'destinations' in saved)
      dispatch({ kind: 'saved-merged', theirs: saved, merging: await loadMerging(), at })
    else dispatch({ kind: 'saved', sent, version: saved.version, at })
  } catch (error) {
    dispatch({ kind: 'refused' })
    // The server refused the version before the news, which are merged by now.
    if (read().base.version > begun.version && error instanceof ApiError && error.code === 'conflict') return
    if (!(error instanceof ApiError) || isTemporary(error)) dispatch({ kind: 'unanswered', sent })
    const theirs = await readConflict(error, begun.version, remote)
    if (theirs === 'gone') dispatch({ kind: 'deleted' })
    if (theirs === null || theirs === 'gone') throw error
    const loaded = await loadMerging()
    if (theirs.version > read().base.version) dispatch({ kind: 'read', theirs, merging: loaded })
  }
}

/** Null: the failure is no conflict. A refusal of a trip that nobody has changed is none: the account may be full. */
async function readConflict(error: unknown, version: number, remote: Remote): Promise<TripWithPlan | 'gone' | null> {
  if (!(error instanceof ApiError) || (error.code !== 'conflict' && error.code !== 'not-found')) return null
  const theirs = await remote.read()
  if (!theirs) return 'gone'
  return theirs.version === version ? null : theirs
}

const temporaryFailures: ReadonlySet<string> = new Set([
  'network',
  'timeout',
  'too-many-requests',
  'internal',
  'unavailable',
])

function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && temporaryFailures.has(error.code)
}

/** @throws ApiError `network`, so that the next try loads it again */
async function loadMerging(): Promise<Merging> {
  try {
    return await import('./trip-merging.ts')
  } catch {
    throw new ApiError('network', '')
  }
}
