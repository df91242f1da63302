import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import { planner } from '#messages/planner.ts'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { takeFocus } from '../../ui/take-focus.ts'
import { usePlanner } from './planner-context.ts'
import { useStoredAtLast } from './use-stored-at-last.ts'

/** The title, edited where it stands. A blank title is not taken. */
export function TripTitle({ title }: { title: string }) {
  const { edit, editFrom, tripNow } = usePlanner()
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLDivElement>(null)
  const begun = useRef<TripWithPlan>(null)
  /** Null: there is no text that is not stored yet. */
  const uncommitted = useRef<string | null>(null)
  const commit = (typed: string) => {
    uncommitted.current = null
    setIsOpen(false)
    if (typed.trim() !== '' && typed.trim() !== title)
      editFrom(begun.current, () =>
        edit({ kind: 'set-trip', fields: { title: typed.trim() } }, { done: planner.done.changedTrip }),
      )
  }
  useStoredAtLast(
    () => uncommitted.current !== null && commit(uncommitted.current),
    () => uncommitted.current !== null && uncommitted.current.trim() !== title,
  )
  const open = () => {
    begun.current = tripNow()
    setIsOpen(true)
  }
  if (!isOpen)
    return (
      <div ref={opener} className="plan-title">
        <h1>{title}</h1>
        <IconButton icon={pageIcons.pencil} label={planner.head.rename} onClick={open} />
      </div>
    )
  const leave = () => {
    uncommitted.current = null
    flushSync(() => setIsOpen(false))
    opener.current?.querySelector('button')?.focus()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = event.currentTarget.querySelector('input')?.value ?? ''
    flushSync(() => commit(typed))
    opener.current?.querySelector('button')?.focus()
  }
  return (
    <form className="plan-title" onSubmit={submit}>
      <input
        ref={takeFocus}
        name="title"
        aria-label={planner.head.title}
        defaultValue={title}
        maxLength={TRIP_LIMITS.title}
        autoComplete="off"
        onChange={({ currentTarget }) => (uncommitted.current = currentTarget.value)}
        onBlur={({ currentTarget }) => commit(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && leave()}
      />
    </form>
  )
}
