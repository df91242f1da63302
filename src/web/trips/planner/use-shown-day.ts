import { useState, useSyncExternalStore } from 'react'
import { today } from '#contract/text/dates.ts'
import type { TripPlan } from '#planning/plan/day-plan.ts'
import { dayAt } from '#planning/plan/today.ts'
import { useKnownCity } from '../../city/use-known-city.ts'

/** Days are tabs below this width (styles/tokens.css). */
const NARROW = '(width < 40rem)'

type ShownDay = {
  /** The date of the day that a narrow window shows. Null: the ideas. */
  readonly shown: string | null
  readonly isNarrow: boolean
  readonly showDay: (date: string | null) => void
}

/** The day that a phone shows: that of now during the trip, else the first one, until another is chosen. */
export function useShownDay({ days }: TripPlan): ShownDay {
  const { timeZone, utcOffsetMinutes } = useKnownCity()
  const [chosen, setChosen] = useState<string | null | undefined>(undefined)
  const isNarrow = useSyncExternalStore(onWidthChange, isWindowNarrow, () => false)
  const dates = days.map(({ day }) => day.date)
  const [now] = useState(() => new Date())
  const date = today(now, timeZone, utcOffsetMinutes)
  const present = dayAt(
    days.map((plan) => ({ plan })),
    { date, instant: now.getTime(), timeZone },
  )
  const usual = present?.view.plan.day.date ?? dates[0] ?? null
  const isThere = chosen === null || (chosen !== undefined && dates.includes(chosen))
  return { shown: isThere ? chosen : usual, isNarrow, showDay: setChosen }
}

function onWidthChange(onChange: () => void): () => void {
  const narrow = matchMedia(NARROW)
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}

function isWindowNarrow(): boolean {
  return matchMedia(NARROW).matches
}
