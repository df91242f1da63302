import { useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import type { SetPoint } from '#contract/map/sent-point.ts'
import { TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import { pinDialog } from '#messages/planner.ts'
import { trips } from '#messages/trips.ts'
import { destinationOn } from '#planning/plan/lodging.ts'
import type { LodgingEdit } from '#planning/plan/trip-edit.ts'
import { useReverseGeocode } from '../../map/use-reverse-geocode.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { Addable } from './new-stop.ts'
import { PinForm } from './pin-form.tsx'
import { PlaceSearch } from './place-search.tsx'
import { usePlanner } from './planner-context.ts'
import { useTripCity } from './use-trip-city.ts'

/** The accommodation: a place of the guide, a pin, or a postal address without known legs. */
export function LodgingForm({ date, onClose }: { date: string; onClose: () => void }) {
  const city = useTripCity()
  const { tripNow, placeFor } = usePlanner()
  const save = useLodging(date, onClose)
  const [before] = useState(() => destinationOn(tripNow(), date)?.accommodation)
  const inGuide = placeFor(before?.guidePlace ?? null)
  const [point, setPoint] = useState<SetPoint | null>(before?.point ?? null)
  const [name, setName] = useState(before?.name ?? '')
  const [nights, setNights] = useState({ checkIn: before?.checkIn ?? '', checkOut: before?.checkOut ?? '' })
  const address = useReverseGeocode(point ?? city.map.start, point !== null)
  const isMoved = point !== (before?.point ?? null)
  const choose = (place: Addable) => {
    if (place.slug === null) setName(place.name)
    else save({ name: place.name, address: place.locality, guidePlace: place.slug })
  }
  const submit = () =>
    save({
      name: name.trim() || address || pinDialog.lodging.unnamed,
      ...(isMoved && { point, guidePlace: null, address: address ?? '' }),
      checkIn: nights.checkIn || null,
      checkOut: nights.checkOut || null,
    })
  const night = (field: 'checkIn' | 'checkOut') => (
    <Field
      label={trips.accommodation[field]}
      name={field}
      type="date"
      value={nights[field]}
      onChange={({ currentTarget }) => setNights({ ...nights, [field]: currentTarget.value })}
    />
  )
  const isSet = before !== undefined && before.name !== ''
  return (
    <>
      <p>{pinDialog.lodging.lead}</p>
      <PlaceSearch onAdd={choose} own={pinDialog.lodging.own} />
      <PinForm
        position={point ?? inGuide?.geo ?? city.map.start}
        onMove={setPoint}
        city={city}
        label={pinDialog.lodging.keep}
        isDisabled={point === null && name.trim() === ''}
        onSubmit={submit}
      >
        <Field
          label={pinDialog.lodging.name}
          name="lodging"
          autoComplete="off"
          maxLength={TRIP_LIMITS.name}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {point === null && !inGuide && name !== '' && <p className="field-hint">{pinDialog.lodging.noPin}</p>}
        <div className="plan-pin-nights">
          {night('checkIn')}
          {night('checkOut')}
        </div>
        {isSet && (
          <Button look="danger" onClick={() => save({ name: '' })}>
            {pinDialog.lodging.remove}
          </Button>
        )}
      </PinForm>
    </>
  )
}

/** @returns a function that sets where one sleeps, with an undo */
function useLodging(date: string, onSaved: () => void): (fields: Partial<LodgingEdit>) => void {
  const { edit, editFrom, tripNow } = usePlanner()
  const [begun] = useState(tripNow)
  return (fields) => {
    const { name = '' } = fields
    const done = name === '' ? pinDialog.lodging.removed : fill(pinDialog.lodging.done, { name })
    editFrom(begun, () => edit({ kind: 'set-lodging', date, fields }, { done, isToast: true }))
    onSaved()
  }
}
