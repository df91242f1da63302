import { useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import type { StalePlace } from '#contract/admin/freshness.ts'
import { freshness as messages } from '#messages/admin.ts'
import { useFormats } from '../city/use-formats.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { takeFocus } from '../ui/take-focus.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { stalePlaces } from './queries.ts'
import { isConfirmable, StalePlaceRow } from './stale-place-row.tsx'
import { useConfirmations, type Due } from './use-confirmations.ts'
import '../suggestions/suggestions.css'

/** The places to check next. */
export function FreshnessTab() {
  const formats = useFormats()
  const { data, isPending, refetch } = useQuery(stalePlaces())
  const [last, setLast] = useState<(Due & { version: number }) | null>(null)
  /** The fact that gets the focus after a confirmation, as "slug fact". Null: the count, when none is left. */
  const [focused, setFocused] = useState<string | null | undefined>()
  const places = data?.places ?? []
  const confirmations = useConfirmations((confirmed) => {
    setLast(confirmed)
    setFocused(getNext(places, getKey(confirmed)))
  })
  if (isPending) return <ListSkeleton />
  if (!data) return <LoadFailure title={messages.failed} onRetry={() => void refetch()} />
  const followKey = (event: KeyboardEvent, due: Due) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.toLowerCase()
    if (key === 't' && isConfirmable(due)) confirmations.confirm(due)
    else if (key === 'u' && last) {
      confirmations.takeBack(last)
      setFocused(getKey(last))
      setLast(null)
    } else if (key === 'j') focusFact(event.currentTarget, 1)
    else if (key === 'k') focusFact(event.currentTarget, -1)
    else return
    event.preventDefault()
  }
  return (
    <>
      <p className="admin-hint">{messages.hint}</p>
      <p className="admin-hint suggestion-keys">{messages.keys}</p>
      <p className="admin-count" role="status" tabIndex={-1} ref={focused === null ? takeFocus : undefined}>
        {formats.plural(messages.due, data.due)}
      </p>
      {places.length === 0 && <Notice title={messages.empty} />}
      <ul className="admin-list">
        {places.map((place) => (
          <li key={place.slug}>
            <StalePlaceRow
              place={place}
              focused={focused ?? null}
              onKey={followKey}
              onConfirm={(fact) => confirmations.confirm({ place, fact })}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

export function getKey({ place, fact }: Due): string {
  return `${place.slug} ${fact.fact}`
}

/** The fact after this one, or before it at the end; null when it is the only one. */
function getNext(places: readonly StalePlace[], key: string): string | null {
  const keys = places.flatMap((place) =>
    place.facts
      .map((fact) => ({ place, fact }))
      .filter(isConfirmable)
      .map(getKey),
  )
  const index = keys.indexOf(key)
  return keys[index + 1] ?? keys[index - 1] ?? null
}

function focusFact(toolbar: Element, step: 1 | -1): void {
  const toolbars = [...document.querySelectorAll('.stale-fact')]
  toolbars[toolbars.indexOf(toolbar) + step]?.querySelector<HTMLElement>('button, a')?.focus()
}
