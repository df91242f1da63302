import { actions } from '#messages/ui.ts'
import { useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import { TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import { pinDialog, planner } from '#messages/planner.ts'
import { LocationPicker } from '../../map/location-picker.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { LodgingForm } from './lodging-form.tsx'
import { PinForm } from './pin-form.tsx'
import { usePlanner, type PinTask } from './planner-context.ts'
import { useAddStop } from './use-add-stop.ts'
import { useTripCity } from './use-trip-city.ts'

type PinDialogProps = { task: PinTask; isOpen: boolean; onClose: () => void }

/** Sets a pin on a map: of a stop of the traveller's own, or of where one sleeps. */
export function PinDialog({ task, isOpen, onClose }: PinDialogProps) {
  return (
    <Dialog
      title={titles[task.kind]}
      isOpen={isOpen}
      onClose={onClose}
      className="dialog-card plan-add plan-pin"
      closeLabel={actions.close}
      closesByClickOutside
    >
      {isOpen && <Task task={task} onClose={onClose} />}
    </Dialog>
  )
}

const titles = {
  lodging: pinDialog.lodging.title,
  'new-stop': pinDialog.stop.title,
  'move-stop': pinDialog.stop.move,
} as const satisfies Record<PinTask['kind'], string>

function Task({ task, onClose }: Omit<PinDialogProps, 'isOpen'>) {
  if (task.kind === 'lodging') return <LodgingForm date={task.date} onClose={onClose} />
  if (task.kind === 'new-stop') return <NewStop date={task.date} at={task.at} onClose={onClose} />
  return <MovePin stopId={task.stopId} onClose={onClose} />
}

type NewStopProps = Omit<Extract<PinTask, { kind: 'new-stop' }>, 'kind'> & { onClose: () => void }

function NewStop({ date, at, onClose }: NewStopProps) {
  const city = useTripCity()
  const add = useAddStop(date, true)
  const [point, setPoint] = useState(at)
  const [name, setName] = useState('')
  const [notes, setNotes] = useState('')
  const submit = () => {
    if (point === null) return
    add({ name: name.trim() || pinDialog.stop.unnamed, slug: null, point, notes: notes.trim() })
    onClose()
  }
  return (
    <PinForm
      position={point ?? city.map.start}
      onMove={setPoint}
      city={city}
      label={point === null ? pinDialog.stop.setFirst : pinDialog.stop.add}
      isDisabled={point === null}
      onSubmit={submit}
    >
      <Field
        label={pinDialog.stop.name}
        name="name"
        autoComplete="off"
        maxLength={TRIP_LIMITS.name}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Field
        label={planner.stop.note}
        name="note"
        autoComplete="off"
        maxLength={TRIP_LIMITS.text}
        value={notes}
        onChange={({ currentTarget }) => setNotes(currentTarget.value)}
      />
    </PinForm>
  )
}

function MovePin({ stopId, onClose }: { stopId: string; onClose: () => void }) {
  const city = useTripCity()
  const { edit, editFrom, nameNow, pointNow, tripNow } = usePlanner()
  const [begun] = useState(tripNow)
  const [point, setPoint] = useState(() => pointNow(stopId))
  const name = nameNow(stopId)
  const commit = () => {
    editFrom(begun, () =>
      edit(
        { kind: 'set-stop', stopId, fields: { point } },
        { done: fill(planner.done.changed, { name }), isToast: true },
      ),
    )
    onClose()
  }
  return (
    <div className="plan-pin-form">
      <LocationPicker position={point ?? city.map.start} onMove={setPoint} city={city} pins={[]} />
      <div className="plan-pin-keep">
        <Button onClick={commit} isDisabled={point === null}>
          {point === null ? pinDialog.stop.setFirst : pinDialog.stop.keep}
        </Button>
      </div>
    </div>
  )
}
