import type { TripChange } from '#contract/trip/trip-live.ts'
import type { TripRole } from '#contract/trip/trip-rights.ts'
import type { Merge } from '#planning/merge/merge-trips.ts'
import { applyEdit, type TripEdit } from '#planning/plan/trip-edit.ts'
import { withStopIds, type TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { ApiError } from '../../api/call.ts'
import type { CachedTrip } from './cached-trip.ts'
import { noHistory, redo, undo, withStep, type TripHistory } from './trip-history.ts'
import { hasSameMeaning } from './trip-input.ts'

/** `offline`: kept on this device until there is a network. `failed`: the server refused it, or had a fault. */
export type Saving = 'saved' | 'saving' | 'offline' | 'failed'

export type EditorState = {
  readonly trip: TripWithPlan
  readonly history: TripHistory
  readonly saving: Saving
  /** When the last edit was saved, in milliseconds. Null: nothing was, since the page opened. */
  readonly savedAt: number | null
  /** Why saving failed. Null: it did not, or nobody knows. */
  readonly failure: unknown
  /** The trip was deleted elsewhere. */
  readonly isGone: boolean
  /**
   * The fields that this and another device changed in different ways. Nothing is saved before the traveller decides.
   */
  readonly conflicts: Merge | null
}

type SaveOptions = {
  readonly version: number
  readonly isLeaving: boolean
  /** Leads from the trip back to the version, so that the server can merge. Left out: nobody else edits. */
  readonly base?: TripChange | undefined
}

/** The server, as an editor needs it. */
type Remote = {
  /**
   * @returns the version, and all of the trip if the server has merged it with what others have saved
   * @throws ApiError `conflict` if the trip has changed since the version
   */
  readonly save: (trip: TripWithPlan, options: SaveOptions) => Promise<{ version: number } | TripWithPlan>
  /** Undefined: the trip is deleted. */
  readonly read: () => Promise<TripWithPlan | undefined>
}

type EditorParts = {
  readonly opened: CachedTrip
  readonly remote: Remote
  readonly keep: (kept: CachedTrip | null) => void
}

/** The server's latest version of a trip, and the role of the traveller in it. */
export type TripNews = {
  readonly version: number
  readonly role: TripRole
  /** Leads to the version, if the editor has had the version that it begins with. */
  readonly change?: TripChange | undefined
}

type Change = Required<Pick<TripNews, 'version'>> & { readonly change: TripChange }

type Merging = typeof import('#planning/merge/merge-trips.ts') &
  typeof import('#planning/merge/apply-change.ts') &
  typeof import('#planning/merge/find-change.ts')

/**
 * It loads when another device has saved something, which is rare.
 * @throws ApiError `network`, so that the next try loads it again
 */
async function loadMerging(): Promise<Merging> {
  try {
    const [merging, applying, finding] = await Promise.all([
      import('#planning/merge/merge-trips.ts'),
      import('#planning/merge/apply-change.ts'),
      import('#planning/merge/find-change.ts'),
    ])
    return { ...merging, ...applying, ...finding }
  } catch {
    throw new ApiError('network', '')
  }
}

export type TripEditor = ReturnType<typeof createTripEditor>

/** After the first edit that is not saved. */
const SAVE_AFTER_MS = 600
/** Until the next try without a network event, doubled each time. */
const RETRY_AFTER_MS = 2_000
const MAX_RETRY_MS = 60_000
/** Older ones are asked about. */
const MAX_UNANSWERED = 5
/** A browser merges what is longer: the server bounds what it reads. */
const MAX_BASE_LENGTH = 16_000
/** Versions of the server from which a change can begin. */
const MAX_EARLIER = 8

const temporaryFailures: ReadonlySet<string> = new Set([
  'network',
  'timeout',
  'too-many-requests',
  'internal',
  'unavailable',
])

/**
 * The trip that a traveller edits. Each edit shows at once, is kept on the device, and is saved a moment later with the
 * version that it began from. What another device saved meanwhile is merged.
 */
export function createTripEditor({ opened, remote, keep }: EditorParts) {
  /** The trip on the server, as far as this editor knows, and the object in `state` that equals it. */
  let base = opened.base
  let clean: TripWithPlan = opened.base === opened.trip ? withStopIds(opened.trip) : opened.base
  let state: EditorState = {
    trip: opened.base === opened.trip ? clean : opened.trip,
    history: noHistory,
    saving: 'saved',
    savedAt: null,
    failure: null,
    isGone: false,
    conflicts: null,
  }
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSaveSoon = false
  let tries = 0
  let running: Promise<void> | null = null
  /** Null: nothing was merged yet. */
  let merging: Merging | null = null
  /** The latest news of the server. Null: none yet. */
  let news: TripNews | null = null
  let isReading = false
  /** Saves that may have arrived, though no answer came. */
  let unanswered: readonly TripWithPlan[] = []
  /** The save on its way: news of it may come before its answer. */
  let underWay: TripWithPlan | null = null
  let earlier: readonly TripWithPlan[] = [clean]
  /** Changes that began with a version which this editor did not have when they came. */
  let unplaced: readonly Change[] = []

  const remember = (version: TripWithPlan) => {
    earlier = [...earlier, version].slice(-MAX_EARLIER)
  }
  const setBase = (now: TripWithPlan) => {
    base = now
    remember(now)
  }
  const isDirty = () => state.trip !== clean
  const set = (fields: Partial<EditorState>) => {
    state = { ...state, ...fields }
    for (const listener of listeners) listener()
  }
  const withMerging = async () => (merging ??= await loadMerging())
  /** Without a merge before, steps of the history begin and end with the same objects, and nothing asks for this. */
  const mergeSilently = (from: TripWithPlan, mine: TripWithPlan, theirs: TripWithPlan) =>
    merging ? merging.mergeTrips(from, mine, theirs).trip : theirs
  /** For steps back and forth: where somebody else has changed the same since, theirs stays. */
  const mergeYielding = (from: TripWithPlan, mine: TripWithPlan, theirs: TripWithPlan) => {
    if (!merging) return theirs
    const merged = merging.mergeTrips(from, mine, theirs)
    return merging.takeTheirs(
      merged,
      merged.conflicts.map(({ key }) => key),
    ).trip
  }
  /**
   * The trip of this device alone: the one before the merge, with later edits. The question comes again when the trip
   * opens again.
   */
  const getMine = (conflicts: Merge, trip: TripWithPlan) =>
    trip === conflicts.trip ? conflicts.of.mine : mergeSilently(conflicts.trip, trip, conflicts.of.mine)
  const keepNow = () => {
    const { conflicts, trip } = state
    if (conflicts) return keep({ base: conflicts.of.base, trip: getMine(conflicts, trip) })
    keep(isDirty() ? { base, trip } : null)
  }
  const saveIn = (ms: number) => {
    clearTimeout(timer)
    isSaveSoon = false
    timer = setTimeout(() => void save(), ms)
  }
  /** Further edits do not put it off: others see them while they are made. */
  const saveSoon = () => {
    if (isSaveSoon) return
    saveIn(SAVE_AFTER_MS)
    isSaveSoon = true
  }
  const change = (trip: TripWithPlan, history: TripHistory) => {
    // Nothing is saved while a question is open.
    const isAsked = state.conflicts !== null
    const saving = isAsked ? 'failed' : 'saving'
    set({ trip, history, saving: state.saving === 'offline' ? 'offline' : saving })
    keepNow()
    if (!isAsked) saveSoon()
  }
  /** Takes what the server has now, and keeps what only this editor has. */
  const mergeWith = (read: TripWithPlan, { mergeTrips, withoutOwnConflicts }: Merging) => {
    const theirs = withStopIds(read)
    const own = underWay ? [...unanswered, underWay] : unanswered
    const merged = isDirty() ? withoutOwnConflicts(mergeTrips(base, state.trip, theirs), own) : null
    const trip = merged?.trip ?? theirs
    const conflicts = merged && merged.conflicts.length > 0 ? merged : null
    setBase(theirs)
    clean = hasSameMeaning(theirs, trip) ? trip : theirs
    set({ trip, conflicts, isGone: false })
    keepNow()
  }

  /** Only who has merged before edits with others. */
  const findBase = (sent: TripWithPlan) => {
    const change = merging?.findTripChange(sent, base)
    return change && JSON.stringify(change).length <= MAX_BASE_LENGTH ? change : undefined
  }

  const saveOnce = async (isLeaving: boolean) => {
    const sent = state.trip
    const begun = base.version
    underWay = sent
    try {
      const saved = await remote.save(sent, { version: begun, isLeaving, base: findBase(sent) })
      const { version } = saved
      if (version > begun + 1 && version > base.version && 'destinations' in saved) {
        mergeWith(saved, await withMerging())
        underWay = null
        unanswered = []
        set({ savedAt: Date.now() })
        return
      }
      underWay = null
      // News that came before the answer has this save in it.
      if (version > base.version) {
        setBase({ ...sent, version })
        clean = sent
        unanswered = []
      }
      set({ savedAt: Date.now() })
      keepNow()
    } catch (error) {
      underWay = null
      const hasNews = base.version > begun
      // What came meanwhile is why it was refused.
      if (hasNews && error instanceof ApiError && error.code === 'conflict') return
      if (!(error instanceof ApiError) || temporaryFailures.has(error.code))
        unanswered = [...unanswered, sent].slice(-MAX_UNANSWERED)
      const theirs = await readConflict(error, begun, remote)
      if (theirs === 'gone') set({ isGone: true })
      if (theirs === null || theirs === 'gone') throw error
      const loaded = await withMerging()
      if (theirs.version > base.version) mergeWith(theirs, loaded)
    }
  }

  const saveAll = async (isLeaving: boolean) => {
    set({ saving: 'saving', failure: null })
    try {
      while (isDirty() && state.conflicts === null) await saveOnce(isLeaving)
      tries = 0
      set({ saving: state.conflicts === null ? 'saved' : 'failed' })
    } catch (error) {
      const code = error instanceof ApiError ? error.code : ''
      set({ saving: code === 'network' ? 'offline' : 'failed', failure: error })
      if (temporaryFailures.has(code)) saveIn(Math.min(MAX_RETRY_MS, RETRY_AFTER_MS * 2 ** tries++))
    }
  }

  /** Saves what is not saved. Resolves when it is, or when it cannot be for now. */
  async function save({ isLeaving = false } = {}): Promise<void> {
    clearTimeout(timer)
    isSaveSoon = false
    if (running) return running
    if (!isDirty()) {
      if (state.saving !== 'saved') set({ saving: 'saved', failure: null })
      return
    }
    if (state.conflicts !== null || state.isGone) return
    running = saveAll(isLeaving)
    await running
    running = null
    if (!isLeaving) await catchUp()
  }

  /** Takes the role in that the server has found, without losing what can be taken back. */
  function takeMembership({ membership }: TripWithPlan) {
    const withRole = (trip: TripWithPlan): TripWithPlan => {
      const { membership: _before, ...rest } = trip
      return membership ? { ...rest, membership } : rest
    }
    const isClean = !isDirty()
    const trip = withRole(state.trip)
    base = withRole(base)
    if (isClean) clean = trip
    set({ trip })
  }

  async function readNews(): Promise<void> {
    const theirs = await remote.read()
    if (!theirs) return set({ isGone: true })
    if (roleIn(theirs) !== roleIn(state.trip)) {
      await withMerging()
      takeMembership(theirs)
    }
    await meet(theirs)
  }

  /**
   * Takes in a change that came with the news, also while something is saved. One of a version that this editor has by now,
   * or does not have yet, may be what a later one begins with.
   */
  async function takeChange({ version, change }: TripNews): Promise<void> {
    if (!change) return
    unplaced = [...unplaced, { version, change }].slice(-MAX_EARLIER)
    const loaded = await withMerging().catch(() => null)
    if (loaded) placeChanges(loaded)
  }

  function placeChanges(loaded: Merging): void {
    const { membership } = base
    for (const { version, change } of unplaced) {
      const from = earlier.find((known) => known.version === change.from)
      const { membership: _before, ...changed } = (from && loaded.applyTripChange(from, change)) ?? {}
      if (!('destinations' in changed)) continue
      unplaced = unplaced.filter((other) => other.version !== version)
      remember({ ...changed, version, ...(membership && { membership }) })
    }
    const newest = earlier.reduce((one, other) => (other.version > one.version ? other : one))
    if (newest.version > base.version && state.conflicts === null && !state.isGone) mergeWith(newest, loaded)
  }

  /** Reads what the server has said to be new. While something is asked, it waits for the answer. */
  async function catchUp(): Promise<void> {
    const isBehind = () => news !== null && (news.version > base.version || news.role !== roleIn(state.trip))
    // The next version may be the save that is under way.
    const waits = running !== null && news !== null && news.version <= base.version + 1
    if (isReading || waits || state.conflicts !== null || state.isGone || !isBehind()) return
    isReading = true
    const known = news
    // Without an answer the next news, or the next save, notices it.
    await readNews().catch(() => undefined)
    isReading = false
    if (news !== known) await catchUp()
  }

  /** Takes in what the server was found to have, and saves what it does not have. */
  async function meet(theirs: TripWithPlan): Promise<void> {
    const isNews = () => state.conflicts === null && theirs.version > base.version
    const loaded = isNews() ? await withMerging().catch(() => null) : null
    if (loaded && isNews()) mergeWith(theirs, loaded)
    if (loaded) placeChanges(loaded)
    if (isDirty()) await save()
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isDirty,
    save,
    meet,
    /** Nothing is tried again by itself from then on. */
    stop: () => clearTimeout(timer),
    edit(edit: TripEdit, label: string) {
      const before = state.trip
      const after = applyEdit(before, edit)
      if (!hasSameMeaning(before, after)) change(after, withStep(state.history, { label, before, after }))
    },
    /** @returns the label of the step. Null: there was none. */
    undo() {
      const moved = undo(state.trip, state.history, mergeYielding)
      if (moved) change(moved.trip, moved.history)
      return moved?.label ?? null
    },
    redo() {
      const moved = redo(state.trip, state.history, mergeYielding)
      if (moved) change(moved.trip, moved.history)
      return moved?.label ?? null
    },
    /**
     * The traveller has decided.
     * @param theirs keys of the conflicts in which the other device is right
     */
    resolve(theirs: readonly string[]) {
      const merged = state.conflicts
      if (!merged || !merging) return
      const resolved = merging.decideConflicts(merged, theirs).trip
      const trip = state.trip === merged.trip ? resolved : mergeSilently(merged.trip, state.trip, resolved)
      set({ conflicts: null })
      change(trip, state.history)
      void save()
    },
    /** The server says what it has. Null: the traveller is not in the trip any more, or has another role. */
    async hear(heard: TripNews | null) {
      if (heard) {
        news = heard
        await takeChange(heard)
        return catchUp()
      }
      if (!state.isGone) await readNews().catch(() => undefined)
    },
    /** Looks for what another device has saved. A failure is no matter: the next save notices it. */
    async refresh() {
      if (state.conflicts !== null) return
      const theirs = await remote.read().catch(() => undefined)
      if (theirs) await meet(theirs)
    },
  }
}

function roleIn({ membership }: TripWithPlan): TripRole {
  return membership?.role ?? 'owner'
}

/** Null: the failure is no conflict. A refusal of a trip that nobody has changed is none: the account may be full. */
async function readConflict(error: unknown, version: number, remote: Remote): Promise<TripWithPlan | 'gone' | null> {
  if (!(error instanceof ApiError) || (error.code !== 'conflict' && error.code !== 'not-found')) return null
  const theirs = await remote.read()
  if (!theirs) return 'gone'
  return theirs.version === version ? null : theirs
}
