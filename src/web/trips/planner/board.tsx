import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { planner as messages } from '#messages/planner.ts'
import type { CityRoutes } from '#planning/plan/city-routes.ts'
import { createPlanChecker } from '#planning/plan/plan-check.ts'
import { namedActivities, type TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { BoardHead } from './board-head.tsx'
import type { BoardProps, Editor } from './board-props.ts'
import { MOVE_HINT_ID } from './carry-stops.ts'
import { DayList } from './day-list.tsx'
import { createViews } from '../itinerary/day-views.ts'
import { IdeasPanel } from './ideas-panel.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { LaterPlanProvider, PlannerProvider, type DrivenStop, type PinTask } from './planner-context.ts'
import { TodayPanel } from './today-panel.tsx'
import { StopMarksProvider } from './stop-marks.ts'
import { useCarrying } from './use-carrying.ts'
import { useCarryTexts } from './use-carry-texts.ts'
import { useCityRoutes } from './use-city-routes.ts'
import { useStoredAgenda } from '../ahead/use-stored-agenda.ts'
import { useMarking } from './use-marking.ts'
import { usePlannerDesk } from './use-planner-desk.ts'
import { useShownDay } from './use-shown-day.ts'
import { useTools, wantTools } from './use-tools.ts'
import { useTripMap } from './use-trip-map.tsx'
import { useUndoKeys } from './use-undo-keys.ts'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { notify } from '../../ui/notify.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { noteOnce } from '../../analytics/noted.ts'
import { forgetBegun, isBegun } from '../form/begun-trip.ts'
import './trip-page.css'

const pinDialog = lazyWithPreload(async () => (await import('./pin-dialog.tsx')).PinDialog)

/** The search for places, and the day for which it was opened. Null: for the best day. */
type Adding = { readonly isOpen: boolean; readonly date: string | null }

/** The page of a trip: its days with their stops, what does not work, ideas and money. */
export function Board({ editor, user }: BoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const [adding, setAdding] = useState<Adding>({ isOpen: false, date: null })
  const [pinning, setPinning] = useState<{ task: PinTask; isOpen: boolean } | null>(null)
  const [riding, setRiding] = useState<{ stop: DrivenStop; isOpen: boolean } | null>(null)
  const { shown, isNarrow, showDay, openDay, named } = useShownDay(editor.plan)
  const [join] = useState(createViews)
  const tools = useTools()
  const { trip, plan, guide } = editor
  const views = useMemo(() => join(trip, plan), [join, trip, plan])
  const routes = useCityRoutes(guide, views.days)
  const { planner, announced } = usePlannerDesk(editor, board, {
    routes,
    openAdding: (date) => {
      setAdding({ isOpen: true, date })
      void wantTools()
    },
    openPin: (task) => {
      void pinDialog.load().then(
        () => setPinning({ task, isOpen: true }),
        () => notify('error', messages.toolsFailed, 'to-read'),
      )
    },
    showDriver: (stop) => {
      setRiding({ stop, isOpen: true })
      void wantTools()
    },
    showDay,
  })
  const carrying = useCarrying({ board, line, planner, announce: useCarryTexts(planner) })
  const planning = usePlanOpening(editor.trip)
  const { marks, marking } = useMarking()
  const map = useTripMap({ board, plan, views, shown, isNarrow, showDay })
  useUndoKeys(editor)
  useStoredOnHide()
  useStoredAgenda(user.id, { trip, days: views.days, routes, timeZone: guide.timeZone })
  return (
    <PlannerProvider value={planner}>
      <LaterPlan editor={editor} routes={routes}>
        <StopMarksProvider value={marks}>
          <div
            ref={board}
            className={map.isMapOpen ? 'plan-board plan-board-map' : 'plan-board'}
            {...carrying}
            {...marking}
          >
            <BoardHead editor={editor} user={user} onPlan={planning.open} />
            {tools && <tools.PassedFocus />}
            {tools && <tools.TripSuggestions />}
            {tools && <tools.PlanForMe editor={editor} user={user} isOpen={planning.isOpen} onClose={planning.close} />}
            <TodayPanel days={isNarrow ? views.days.filter(({ plan: { day } }) => day.date === shown) : views.days} />
            <DayList
              {...views}
              shown={shown}
              named={named}
              isNarrow={isNarrow}
              onShow={openDay}
              map={map.inPlace}
              mapButton={map.button}
            />
            <div className="plan-aside">
              {map.beside}
              <div className="plan-aside-rest">
                {!isNarrow && <IdeasPanel ideas={views.ideas} />}
                <MoneyPanel trip={trip} plan={plan} />
              </div>
            </div>
            <div ref={line} className="plan-drop-line" hidden />
            {tools && (
              <tools.StopForDriver riding={riding} onClose={() => setRiding(riding && { ...riding, isOpen: false })} />
            )}
            {tools && <tools.AddPlaces {...adding} onClose={() => setAdding({ ...adding, isOpen: false })} />}
            {pinning && (
              <pinDialog.Lazy
                placeholder={null}
                props={{ ...pinning, onClose: () => setPinning({ ...pinning, isOpen: false }) }}
              />
            )}
            <p id={MOVE_HINT_ID} hidden>
              {messages.stop.moveHint}
            </p>
            <p className="visually-hidden" role="status">
              {announced}
            </p>
          </div>
        </StopMarksProvider>
      </LaterPlan>
    </PlannerProvider>
  )
}

type LaterPlanProps = { editor: Editor; routes: CityRoutes; children: ReactNode }

/** Proposals and fits come after the edit itself is shown: React renders them when nothing more urgent waits. */
function LaterPlan({ editor, routes, children }: LaterPlanProps) {
  const plan = useDeferredValue(editor.plan)
  const trip = useDeferredValue(editor.trip)
  const checkPlan = useMemo(() => createPlanChecker(routes), [routes])
  const later = useMemo(() => {
    const names = new Map(namedActivities(trip).map(({ id, name }) => [id, name]))
    return { plan, checkPlan, getName: (stopId: string) => names.get(stopId) ?? '' }
  }, [plan, trip, checkPlan])
  useEffect(
    () =>
      whenIdle(() => {
        const crowded = checkPlan(plan).problems.filter((problem) => problem.code === 'day-too-full')
        for (const { date } of crowded) noteOnce('deed', 'crowded', `${trip._id} ${date}`)
      }),
    [plan, checkPlan, trip._id],
  )
  return <LaterPlanProvider value={later}>{children}</LaterPlanProvider>
}

/** The state of the dialog that plans. It opens by itself once, for a new trip that has no stop. */
function usePlanOpening({ _id: id, destinations }: TripWithPlan) {
  const isEmpty = destinations.every(({ activities }) => activities.length === 0)
  const [isOpen, setIsOpen] = useState(isBegun(id) && isEmpty)
  useEffect(() => forgetBegun(id), [id])
  const open = () => {
    setIsOpen(true)
    void wantTools()
  }
  return { isOpen, open, close: () => setIsOpen(false) }
}

/** A field is stored when it loses the focus. Closing the page or going to another app counts, too. */
function useStoredOnHide(): void {
  useEffect(() => {
    const leave = () => {
      const { activeElement } = document
      if (document.visibilityState === 'hidden' && activeElement instanceof HTMLElement) activeElement.blur()
    }
    document.addEventListener('visibilitychange', leave, { capture: true })
    return () => document.removeEventListener('visibilitychange', leave, { capture: true })
  }, [])
}
