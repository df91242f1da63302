import { useState } from 'react'
import { useLocation } from 'react-router'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { login, loginDialog as messages, signup } from '#messages/login.ts'
import { newId } from '../api/new-id.ts'
import { scrollKey } from './scroll-key.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { storePendingAction, type PendingAction } from './pending-action.ts'
import type { LoginState } from './login-state.ts'

/**
 * Reason why a guest has to log in: for an action on this page, for the page with the form of a review, or to report
 * one here.
 */
export type LoginRequest =
  | PendingAction
  | { kind: 'write-review'; place: { name: string }; path: string }
  | { kind: 'report-review'; place: { name: string } }
  /** The path opens the dialog of a suggestion again. */
  | { kind: 'suggest-change'; place: { name: string }; path: string }

type LoginDialogProps = { request: LoginRequest; isOpen: boolean; onClose: () => void }

/** Leads a guest to the login or the signup. Afterwards the action is done and the page is the same. */
export function LoginDialog({ request, isOpen, onClose }: LoginDialogProps) {
  const location = useLocation()
  const [id] = useState(newId)
  const { title, text } = getTexts(request)
  const link = {
    state: getState(request, { id, location }),
    onClick: () => {
      if (isEntryAction(request)) storePendingAction(id, request, Date.now())
      // The page of the login may have the same dialog.
      onClose()
    },
  }
  const ways = [
    [paths.login, login.submit],
    [paths.signup, signup.submit],
  ] as const
  // A guest who has selected places usually has no account yet.
  const inOrder = request.kind === 'make-trip' ? ways.toReversed() : ways
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} className="dialog-card" closesByClickOutside>
      <p>{text}</p>
      <div className="dialog-actions">
        {inOrder.map(([path, label], index) => (
          <ButtonLink key={path} to={path} look={index === 0 ? 'primary' : 'quiet'} {...link}>
            {label}
          </ButtonLink>
        ))}
        <Button look="quiet" onClick={onClose}>
          {messages.notNow}
        </Button>
      </div>
    </Dialog>
  )
}

type Origin = { id: string; location: ReturnType<typeof useLocation> }

function getState(request: LoginRequest, { id, location }: Origin): LoginState {
  if (request.kind === 'write-review' || request.kind === 'suggest-change') return { wanted: request.path }
  // The fragment of a shared trip is its token.
  const hash = request.kind === 'take-shared' ? location.hash : ''
  const here = { wanted: location.pathname + location.search + hash, scrollKey: scrollKey(location) }
  return isEntryAction(request) ? { ...here, deed: id } : here
}

function isEntryAction(request: LoginRequest): request is PendingAction {
  return !['write-review', 'report-review', 'suggest-change'].includes(request.kind)
}

function getTexts(request: LoginRequest): { title: string; text: string } {
  switch (request.kind) {
    case 'save-place':
      return { title: fill(messages.savePlace, { place: request.place.name }), text: messages.savePlaceText }
    case 'add-trip':
      return { title: fill(messages.addTrip, { title: request.title }), text: messages.addTripText }
    case 'take-shared':
      return { title: fill(messages.takeShared, { title: request.title }), text: messages.addTripText }
    case 'make-trip':
      return { title: messages.makeTrip, text: messages.makeTripText }
    case 'report-review':
      return { title: fill(messages.reportReview, { place: request.place.name }), text: messages.reportReviewText }
    case 'suggest-change':
      return { title: fill(messages.suggestChange, { place: request.place.name }), text: messages.suggestChangeText }
    case 'write-review':
      break
  }
  return { title: fill(messages.writeReview, { place: request.place.name }), text: messages.writeReviewText }
}
