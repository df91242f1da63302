import { planner } from '#messages/planner.ts'
import { usePlanner, type DrivenStop } from './planner-context.ts'

/** Fills the screen with a stop, for a driver to read. */
export function DriverChip({ stop }: { stop: DrivenStop }) {
  const { showDriver } = usePlanner()
  return (
    <button type="button" className="plan-driver" onClick={() => showDriver(stop)}>
      {planner.stop.forDriver}
      <span className="visually-hidden">: {stop.name}</span>
    </button>
  )
}
