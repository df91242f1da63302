import { useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import { acceptTripSuggestion, declineTripSuggestion } from '#contract/trip/trip-suggestions.endpoints.ts'
import { mayInTrip } from '#contract/trip/trip-rights.ts'
import type { TripSuggestion } from '#contract/trip/trip-suggestions.ts'
import { tripSuggestions as messages } from '#messages/trip-people.ts'
import { ApiError, callOverHttp } from '../../api/call.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { notify, notifyFailure } from '../../ui/notify.ts'
import { ShortLabel } from '../../ui/short-label.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { suggestionLines, suggestionTitle } from './suggestion-text.ts'
import { dropSuggestion, type Waiting } from './waiting-suggestions.ts'
import './suggestions.css'

type ListProps = { waiting: Waiting; suggestions: readonly TripSuggestion[] }

export function SuggestionList({ waiting, suggestions }: ListProps) {
  return (
    <ul className="trip-suggestions">
      {suggestions.map((suggestion) => (
        <li key={suggestion.id}>
          <Suggestion waiting={waiting} suggestion={suggestion} />
        </li>
      ))}
    </ul>
  )
}

/** All that waits, folded below the head of the trip. */
export function AllSuggestions({ waiting }: { waiting: Waiting }) {
  const formats = useFormats()
  return (
    <details className="trip-suggestions-all">
      <summary>{formats.plural(messages.waiting, waiting.suggestions.length)}</summary>
      <SuggestionList waiting={waiting} suggestions={waiting.suggestions} />
    </details>
  )
}

/** Somebody else was faster, or it failed. */
function refused(error: unknown, id: string): void {
  if (error instanceof ApiError && error.code === 'not-found') dropSuggestion(id)
  notifyFailure(error, messages.failed, 'to-read')
}

type SuggestionProps = { waiting: Waiting; suggestion: TripSuggestion }

function Suggestion({ waiting, suggestion }: SuggestionProps) {
  const formats = useFormats()
  const what = suggestionTitle(suggestion)
  return (
    <div role="group" aria-label={what}>
      <p>
        <strong>{what}</strong>
        <span> · {suggestion.isYou ? messages.byYou : fill(messages.by, { name: suggestion.name })}</span>
      </p>
      {suggestionLines(suggestion, formats).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {suggestion.note !== '' && <p>{fill(messages.why, { note: suggestion.note })}</p>}
      <Decision waiting={waiting} suggestion={suggestion} />
    </div>
  )
}

/**
 * People who may edit the trip decide, and the author can withdraw the suggestion. If the fields have changed since, a
 * question comes first.
 */
function Decision({ waiting: { tripId, role, onNews }, suggestion }: SuggestionProps) {
  const [isAsking, setIsAsking] = useState(false)
  const what = suggestionTitle(suggestion)
  const params = { id: tripId, suggestionId: suggestion.id }
  const mayEdit = mayInTrip(role, 'edit')
  const accepting = useApiMutation({
    write: (isSure: boolean) => callOverHttp(acceptTripSuggestion, { params, body: { isSure } }),
    onSuccess: ({ version }) => {
      notify('success', fill(messages.accepted, { what }), 'to-read')
      dropSuggestion(suggestion.id)
      onNews({ version, role })
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === 'conflict') setIsAsking(true)
      else refused(error, suggestion.id)
    },
  })
  const declining = useApiMutation({
    write: () => callOverHttp(declineTripSuggestion, { params }),
    success: fill(suggestion.isYou ? messages.takenBack : messages.declined, { what }),
    onSuccess: () => dropSuggestion(suggestion.id),
    onFailure: (error) => refused(error, suggestion.id),
  })
  if (!mayEdit && !suggestion.isYou) return null
  if (isAsking)
    return (
      <div role="group" aria-label={messages.sure}>
        <p>{messages.sure}</p>
        <div className="trip-suggestion-actions">
          <Button onClick={() => accepting.mutate(true)} isBusy={accepting.isPending}>
            {messages.yes}
          </Button>
          <Button look="quiet" onClick={() => setIsAsking(false)} ref={takeFocus}>
            {messages.no}
          </Button>
        </div>
      </div>
    )
  const isBusy = accepting.isPending || declining.isPending
  const [short, full] = suggestion.isYou
    ? [messages.takeBack, messages.takeBackOf]
    : [messages.decline, messages.declineOf]
  return (
    <div className="trip-suggestion-actions">
      {mayEdit && (
        <Button look="quiet" onClick={() => accepting.mutate(false)} isBusy={isBusy}>
          <ShortLabel text={messages.accept} full={fill(messages.acceptOf, { what })} />
        </Button>
      )}
      <Button look="quiet" onClick={() => declining.mutate()} isBusy={isBusy}>
        <ShortLabel text={short} full={fill(full, { what })} />
      </Button>
    </div>
  )
}
