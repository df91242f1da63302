import { actions } from '#messages/ui.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { planner } from '#messages/planner.ts'
import { trips } from '#messages/trips.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { BoardProps } from './board-props.ts'
import { usePlanner } from './planner-context.ts'
import { SaveState } from './save-state.tsx'
import { TripSettingsMenu } from './trip-settings-menu.tsx'
import { TripTitle } from './trip-title.tsx'
import { useTools } from './use-tools.ts'

const icons = {
  undo: 'M8.500 6L4 10.500l4.500 4.500M4 10.500h10a5 5 0 0 1 0 10h-2',
  redo: 'M15.500 6l4.500 4.500l-4.500 4.500M20 10.500H10a5 5 0 0 0 0 10h2',
} as const

/** Title, dates and save state, and what one does with the trip as a whole. */
export function BoardHead({ editor, user, onPlan }: BoardProps & { onPlan: () => void }) {
  const tools = useTools()
  const { openAdding } = usePlanner()
  const { trip, undo, redo, canUndo, canRedo } = editor
  return (
    <header className="plan-head">
      <div>
        <TripTitle title={trip.title} />
        <div className="plan-head-facts">
          <TripSettingsMenu trip={trip} />
          <SaveState saving={editor.saving} savedAt={editor.savedAt} />
          {tools && <tools.LivePeople key={trip._id} tripId={trip._id} user={user} onNews={editor.hear} />}
        </div>
      </div>
      <div className="plan-head-actions">
        <IconButton icon={icons.undo} label={actions.undo} isDisabled={!canUndo} onClick={undo} />
        <IconButton icon={icons.redo} label={planner.head.redo} isDisabled={!canRedo} onClick={redo} />
        <Button look={isPlanned(trip) ? 'quiet' : 'primary'} onClick={onPlan}>
          {planner.head.planForMe}
        </Button>
        <Button look="quiet" onClick={() => openAdding(null)}>
          {planner.head.addPlaces}
        </Button>
        {tools ? (
          <>
            <tools.ShareTrip trip={trip} user={user} />
            <tools.TakeAlong trip={trip} user={user} />
          </>
        ) : (
          <ToolsToCome />
        )}
      </div>
    </header>
  )
}

/** True if every stop has a day, so that something else may be the one filled button. */
function isPlanned({ destinations }: Trip): boolean {
  const stops = destinations.flatMap(({ activities }) => activities)
  return stops.length > 0 && stops.every(({ date }) => date !== null)
}

/** They take the room of the tools, so that nothing moves under a finger when these come. */
function ToolsToCome() {
  return [planner.head.share, trips.takeAlong].map((label) => (
    <Button key={label} look="quiet" isDisabled>
      {label}
    </Button>
  ))
}
