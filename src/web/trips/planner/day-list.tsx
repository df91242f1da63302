import { useEffect, useMemo, type ReactNode } from 'react'
import { fill } from '#contract/messages/format.ts'
import { planner } from '#messages/planner.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useGrowingCount } from '../../ui/use-growing-count.ts'
import { useIsRested } from '../../ui/use-is-rested.ts'
import { useSwipe } from '../../ui/use-swipe.ts'
import { IDEAS_LIST } from './carry-stops.ts'
import { DayColumn } from './day-column.tsx'
import { EmptyLoadBar, LoadBar } from './day-load.tsx'
import { DayOverview } from './day-overview.tsx'
import { colourOfDay } from '../itinerary/day-colours.ts'
import { dayNumber, shortWeekday } from '../itinerary/day-names.ts'
import type { BoardViews } from '../itinerary/day-views.ts'
import { IdeasPanel } from './ideas-panel.tsx'

type DayListProps = BoardViews & {
  /** The date of the day that a narrow window shows. Null: the ideas. */
  shown: string | null
  /** The day that was opened by its address or a press: a wide window scrolls to it. */
  named: string | null | undefined
  isNarrow: boolean
  /** Stands in the place of the days. Null: it is not open, or beside them. */
  map: ReactNode
  /** Changes between days and map. Null: the map is beside the days. */
  mapButton: ReactNode
  onShow: (date: string | null) => void
}

/** The days beside or below each other. In a narrow window they are tabs, with the ideas as the last one. */
export function DayList({ isNarrow, ...list }: DayListProps) {
  if (isNarrow) return <DayTabs {...list} />
  return (
    <div className="plan-main">
      {list.mapButton}
      {list.map ?? (
        <>
          <DayOverview days={list.days} onShow={list.onShow} />
          <DayColumns days={list.days} named={list.named} />
        </>
      )}
    </div>
  )
}

/** A slow processor renders two days, which are the first row in most windows, without a visible delay. */
const STEP_DAYS = 1

function DayColumns({ days, named }: Pick<DayListProps, 'days' | 'named'>) {
  const count = useGrowingCount(days.length, STEP_DAYS)
  const isThere = days.slice(0, count).some(({ plan }) => plan.day.date === named)
  useEffect(() => {
    if (isThere) document.getElementById(`day-${named}`)?.scrollIntoView({ block: 'start' })
  }, [isThere, named])
  return (
    <div className={days.length <= 2 ? 'plan-days plan-days-few' : 'plan-days'}>
      {days.slice(0, count).map((view, index) => (
        <DayColumn key={view.plan.day.date} view={view} index={index} />
      ))}
    </div>
  )
}

function DayTabs({ days, ideas, shown, onShow, map, mapButton }: Omit<DayListProps, 'isNarrow' | 'named'>) {
  const formats = useFormats()
  const isRested = useIsRested()
  const dates = [...days.map(({ plan }) => plan.day.date), null]
  const names = useDayNames(days)
  const swipe = useSwipe((direction) => {
    const next = dates[dates.indexOf(shown) + (direction === 'next' ? 1 : -1)]
    if (next !== undefined) onShow(next)
  })
  const tabs = dates.map((date, at) => ({
    id: getTab(date),
    mark: days[at] && (
      <span data-colour={colourOfDay(at)}>
        {isRested || date === shown ? <LoadBar plan={days[at].plan} /> : <EmptyLoadBar />}
      </span>
    ),
    label: date === null ? fill(planner.days.ideasCount, { count: formats.number(ideas.length) }) : (names[at] ?? ''),
  }))
  const index = days.findIndex(({ plan }) => plan.day.date === shown)
  const view = days[index]
  return (
    <div className="plan-tabs" {...swipe}>
      <Tabs
        label={planner.days.label}
        tabs={tabs}
        selected={getTab(shown)}
        beside={{ className: 'plan-day-bar', node: mapButton }}
        onSelect={(id) => onShow(dates.find((date) => getTab(date) === id) ?? null)}
      >
        {map ?? (view ? <DayColumn key={shown} view={view} index={index} /> : <IdeasPanel ideas={ideas} />)}
      </Tabs>
    </div>
  )
}

/** "Mon 7" for each day. An edit leaves most dates as they are, and a month of names takes a tenth of its time. */
function useDayNames(days: DayListProps['days']): readonly string[] {
  const formats = useFormats()
  const dates = days.map(({ plan }) => plan.day.date).join(' ')
  return useMemo(
    () =>
      dates
        .split(' ')
        .filter((date) => date !== '')
        .map((date) =>
          fill(planner.days.short, { weekday: shortWeekday(date, formats), day: dayNumber(date, formats) }),
        ),
    [dates, formats],
  )
}

function getTab(date: string | null): string {
  return `tab-${date ?? IDEAS_LIST}`
}
