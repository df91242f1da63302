import { useState } from 'react'
import { tripHistory as messages } from '#messages/trip-people.ts'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import './suggestions.css'

const list = lazyWithPreload(async () => (await import('./history-list.tsx')).HistoryList)

/** Changes of the trip, each with its author. It is read on request. */
export function TripHistory({ tripId, stopId = null }: { tripId: string; stopId?: string | null }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="trip-suggestions-all" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{stopId === null ? messages.title : messages.atStop}</summary>
      {isOpen && <list.Lazy props={{ tripId, stopId }} placeholder={null} />}
    </details>
  )
}
