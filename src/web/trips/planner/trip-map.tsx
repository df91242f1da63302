import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { fill } from '#contract/messages/format.ts'
import type { SetPoint } from '#contract/map/sent-point.ts'
import { planner, tripMap } from '#messages/planner.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { MapFrame } from '../../map/map-frame.tsx'
import { MapStage } from '../../map/map-stage.tsx'
import { Button } from '../../ui/button.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { dayNumber, shortWeekday } from '../itinerary/day-names.ts'
import type { BoardViews } from '../itinerary/day-views.ts'
import { LODGING_PIN, routeOnMap, type MapChoice } from './map-route.ts'
import { usePlanner } from './planner-context.ts'
import { useStopMarks } from './stop-marks.ts'
import { TripMapCard } from './trip-map-card.tsx'

type TripMapProps = {
  views: BoardViews
  /** The choice in the tabs of a narrow window. Null: the map offers the choice itself. */
  chosen: MapChoice | null
  /** A pressed pin opens a card, because the list is not in sight. */
  hasCard: boolean
  /** Runs with the id of a stop that is to be shown in the list. */
  onShowStop: (id: string) => void
}

/** The stops of a trip on a map, in step with the list: both mark the same stop. */
export function TripMap({ views, chosen, hasCard, onShowStop }: TripMapProps) {
  const { placeFor, openPin } = usePlanner()
  const formats = useFormats()
  const city = useCity()
  const marks = useStopMarks()
  const [own, setOwn] = useState<string>('all')
  const isThere = views.days.some(({ plan }) => plan.day.date === own)
  const ownChoice: MapChoice = isThere ? { date: own } : 'all'
  const choice = chosen ?? ownChoice
  const name = typeof choice === 'string' ? choice : choice.date
  const route = useMemo(
    () => routeOnMap(views, name === 'all' || name === 'ideas' ? name : { date: name }, { placeFor, formats }),
    [views, name, placeFor, formats],
  )
  const marked = useSyncExternalStore(marks.subscribe, marks.read)
  const pressed = useSyncExternalStore(marks.subscribe, marks.readPressed)
  const press = (id: string) => {
    if (id.startsWith(LODGING_PIN)) return openPin({ kind: 'lodging', date: id.slice(LODGING_PIN.length) })
    marks.press(id)
    if (!hasCard) onShowStop(id)
    return undefined
  }
  const shownDate = typeof choice === 'string' ? null : choice.date
  const addPin = (at: SetPoint | null) => openPin({ kind: 'new-stop', date: shownDate, at })
  const card: ReactNode = hasCard && pressed !== null && (
    <TripMapCard views={views} id={pressed} onShow={() => onShowStop(pressed)} onClose={() => marks.press(null)} />
  )
  return (
    <div className="plan-map">
      {chosen === null && views.days.length > 1 && (
        <SelectField
          label={tripMap.choice}
          value={name}
          options={[
            { value: 'all', label: tripMap.all },
            ...views.days.map(({ plan: { day } }) => ({
              value: day.date,
              label: fill(planner.days.short, {
                weekday: shortWeekday(day.date, formats),
                day: dayNumber(day.date, formats),
              }),
            })),
          ]}
          onChange={setOwn}
        />
      )}
      <MapFrame label={tripMap.label}>
        <MapStage
          kind="route"
          label={tripMap.label}
          city={city}
          pins={route.pins}
          lines={route.lines}
          fit={route.fit}
          viewKey={`${name} ${route.fit.length > 0}`}
          marked={marked}
          pressed={pressed}
          onPress={press}
          onHover={marks.hover}
          onPick={addPin}
          overlay={card}
        />
      </MapFrame>
      <div className="plan-map-notes">
        <Button look="quiet" icon={pageIcons.pin} onClick={() => addPin(null)}>
          {planner.add.pin}
        </Button>
        {route.lines.length > 0 && <p>{tripMap.estimate}</p>}
        {route.notOnMap > 0 && <p>{formats.plural(tripMap.notOnMap, route.notOnMap)}</p>}
      </div>
    </div>
  )
}
