import { planner } from '#messages/planner.ts'
import { Icon } from '../../ui/icon.tsx'
import { usePlanner, type DrivenStop } from './planner-context.ts'

/** An auto-rickshaw. */
const AUTO =
  'M5.300 16.500H3V9a4 4 0 0 1 4-4h6l5.500 7H21v4.500h-2.300M9.700 16.500h4.600M12 5v7h6.500M3.200 10H12M5.300 16.500a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0-4.400 0M14.300 16.500a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0-4.400 0'

/** Fills the screen with a stop, for a driver to read. */
export function DriverButton({ stop }: { stop: DrivenStop }) {
  const { showDriver } = usePlanner()
  return (
    <button type="button" className="plan-to-driver" onClick={() => showDriver(stop)}>
      <Icon name={AUTO} />
      <span className="visually-hidden">
        {planner.stop.forDriver}: {stop.name}
      </span>
    </button>
  )
}
