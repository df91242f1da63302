import type { NewSuggestion } from '#contract/admin/suggestions.ts'
import type { NewReview } from '#contract/review/reviews.ts'
import type { WishedPlace } from './pending-action.ts'

/** Actions of a traveller without a network. */
export type OfflineAction =
  | { readonly kind: 'wish'; readonly place: WishedPlace; readonly isWanted: boolean }
  | { readonly kind: 'vote'; readonly review: string; readonly place: string; readonly isHelpful: boolean }
  | { readonly kind: 'review'; readonly input: NewReview; readonly idempotencyKey: string }
  | { readonly kind: 'suggestion'; readonly slug: string; readonly place: string; readonly body: NewSuggestion }

/** An action that waits on this device until the server has it. */
export type QueuedAction = {
  /** Names the action on this device. A later wish or vote about the same takes the place of the earlier one. */
  readonly key: string
  /** Another one when the action was replaced. */
  readonly stamp: string
  /** Instant, ISO 8601 in UTC. */
  readonly at: string
  readonly deed: OfflineAction
  /** Uploaded one after the other before the action is sent. */
  readonly photos: readonly File[]
  /** Reason why the server has refused it. Null: it waits for a network. */
  readonly refusal: string | null
}

let waiting: readonly QueuedAction[] = []
const listeners = new Set<() => void>()

/** The actions of the user on this device, the oldest first. They are read once the page rests. */
export function queuedActions(): readonly QueuedAction[] {
  return waiting
}

/** @returns a function that removes the listener */
export function onWaitingChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function showWaiting(actions: readonly QueuedAction[]): void {
  waiting = actions
  for (const listener of listeners) listener()
}

/** The state that a waiting vote gives. Undefined: none waits. */
export function waitingVote(review: string): boolean | undefined {
  for (const { deed: action, refusal } of waiting) {
    if (action.kind === 'vote' && refusal === null && action.review === review) return action.isHelpful
  }
  return undefined
}

/** Only a device with a stored guide has a worker. On others, an action without a network fails as ever. */
export function queuesActions(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}
