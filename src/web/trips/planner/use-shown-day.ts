import { useState, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { IDEAS_LIST } from './carry-stops.ts'
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
  /** The day that was opened by its address or by a press. Undefined: none was. */
  readonly named: string | null | undefined
  /** Shows a day, and puts it into the address. */
  readonly openDay: (date: string | null) => void
  /** Shows a day if the window is narrow. A wide one shows all. */
  readonly showDay: (date: string | null) => void
}

/** The parameter of the address that names a day, so that it can be sent and survives a reload. */
const DAY = 'day'

/** The day that a phone shows: that of now during the trip, else the first one, until another is chosen. */
export function useShownDay({ days }: TripPlan): ShownDay {
  const { timeZone, utcOffsetMinutes } = useKnownCity()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string | null | undefined>(() => getDay(search))
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
  const openDay = (day: string | null) => {
    setChosen(day)
    // Most moves stay in their day. A navigation would render the page once more.
    if (day === getDay(search)) return
    const wanted = new URLSearchParams({ [DAY]: day ?? IDEAS_LIST })
    void navigate({ search: wanted.toString() }, { replace: true, preventScrollReset: true })
  }
  return {
    shown: isThere ? chosen : usual,
    isNarrow,
    named: isThere ? chosen : undefined,
    openDay,
    showDay: isNarrow ? openDay : setChosen,
  }
}

/** Undefined: the address names none. */
function getDay(search: URLSearchParams): string | null | undefined {
  const day = search.get(DAY) ?? undefined
  return day === IDEAS_LIST ? null : day
}

function onWidthChange(onChange: () => void): () => void {
  const narrow = matchMedia(NARROW)
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}

function isWindowNarrow(): boolean {
  return matchMedia(NARROW).matches
}
