import { useWaiting } from './waiting-suggestions.ts'

/** Suggestions that wait at a stop, with Accept and Decline. */
export function StopSuggestions({ stopId }: { stopId: string }) {
  const waiting = useWaiting()
  const own = waiting?.suggestions.filter((suggestion) => suggestion.stopId === stopId) ?? []
  if (!waiting?.parts || own.length === 0) return null
  return <waiting.parts.SuggestionList waiting={waiting} suggestions={own} />
}

/** All that waits in the trip, folded. It also has suggestions that no stop shows: new stops, and deleted stops. */
export function TripSuggestions() {
  const waiting = useWaiting()
  if (!waiting?.parts || waiting.suggestions.length === 0) return null
  return <waiting.parts.AllSuggestions waiting={waiting} />
}
