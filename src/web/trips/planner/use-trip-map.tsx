import { useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { tripMap } from '#messages/planner.ts'
import type { TripPlan } from '#planning/plan/day-plan.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { getPosition } from './carry-stops.ts'
import type { BoardViews } from '../itinerary/day-views.ts'
import type { MapChoice } from './map-route.ts'
import { useMapPlace } from './use-map-place.ts'
import { focusStop, showStop } from './use-marking.ts'
import { useTools, wantTools } from './use-tools.ts'

const icons = {
  map: 'M3 6.500l6-2.500l6 2.500l6-2.500v13.500l-6 2.500l-6-2.500l-6 2.500zM9 4v13.500M15 6.500V20',
  list: 'M9 6h12M9 12h12M9 18h12M4 6h.2M4 12h.2M4 18h.2',
} as const

type TripMapPlace = {
  board: RefObject<HTMLElement | null>
  plan: TripPlan
  views: BoardViews
  /** The date of the day that a narrow window shows. Null: the ideas. */
  shown: string | null
  isNarrow: boolean
  showDay: (date: string | null) => void
}

/** The map of the trip beside the days, or in their place, with the button that changes between both. */
export function useTripMap({ board, plan, views, shown, isNarrow, showDay }: TripMapPlace) {
  const { isBeside, isMapOpen, openMap } = useMapPlace()
  const backToList = (id: string) => {
    flushSync(() => {
      openMap(false)
      showDay(getPosition(plan, id)?.date ?? null)
    })
    focusStop(board, id)
  }
  const scrolledList = useRef(0)
  /** The open map fills the window, so that the page is at its top. The list is where it was left. */
  const changeView = () => {
    if (!isMapOpen) scrolledList.current = scrollY
    flushSync(() => openMap(!isMapOpen))
    scrollTo({ top: isMapOpen ? scrolledList.current : 0, behavior: 'instant' })
    void wantTools()
  }
  const shownChoice: MapChoice = shown === null ? 'ideas' : { date: shown }
  const tools = useTools()
  const map = tools ? (
    <tools.TripMap
      views={views}
      chosen={isNarrow ? shownChoice : null}
      hasCard={!isBeside}
      onShowStop={(id) => (isBeside ? showStop(board, id) : backToList(id))}
    />
  ) : (
    <div className="plan-map" />
  )
  return {
    isMapOpen,
    beside: isBeside ? map : null,
    inPlace: isMapOpen ? map : null,
    button: isBeside ? null : (
      <div className="plan-map-button">
        <IconButton
          icon={isMapOpen ? icons.list : icons.map}
          label={isMapOpen ? tripMap.close : tripMap.open}
          onClick={changeView}
        />
      </div>
    ),
  }
}
