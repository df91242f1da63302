import { actions } from '#messages/ui.ts'
import { useState } from 'react'
import type { User } from '#contract/account/auth.ts'
import { planner } from '#messages/planner.ts'
import type { ChosenStops, PlannedStops } from '#planning/plan/plan-chosen.ts'
import { cityNow } from '../../city/city-now.ts'
import { useFormats } from '../../city/use-formats.ts'
import { useKnownCity } from '../../city/use-known-city.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import type { Editor } from './board-props.ts'
import { ChooseStops } from './choose-stops.tsx'
import { planInWorker } from './plan-in-worker.ts'
import { PlanReport } from './plan-report.tsx'
import { usePlanner } from './planner-context.ts'
import { plannedText } from './reason-text.ts'
import './plan-for-me.css'

export type PlanForMeProps = { editor: Editor; user: User; isOpen: boolean; onClose: () => void }

/** A plan and its number, so that the report of the next one is a new one. */
type Made = { readonly planned: PlannedStops; readonly number: number }

/** The dialog that plans chosen places, and why its plan is as it is. */
export function PlanForMe({ editor, user, isOpen, onClose }: PlanForMeProps) {
  const { edit } = usePlanner()
  const formats = useFormats()
  const { timeZone, utcOffsetMinutes } = useKnownCity()
  const [made, setMade] = useState<Made | null>(null)
  const [isPlanning, setIsPlanning] = useState(false)
  const plan = async (chosen: ChosenStops) => {
    setIsPlanning(true)
    const ahead = { ...chosen, now: cityNow(timeZone, utcOffsetMinutes) }
    const planned = await planInWorker({ trip: editor.trip, guide: editor.guide, chosen: ahead }).catch(() => null)
    setIsPlanning(false)
    // Without a network, the code that plans may not load. The dialog stays as it is.
    if (!planned) return notify('error', planner.toolsFailed, 'to-read')
    const count = chosen.ideaIds.length + (chosen.againIds?.length ?? 0) + chosen.added.length
    edit(planned.edit, { done: plannedText(count, planned.leftOut.length, formats), isToast: true })
    setMade((last) => ({ planned, number: (last?.number ?? 0) + 1 }))
    return onClose()
  }
  return (
    <>
      <Dialog
        title={planner.head.planForMe}
        isOpen={isOpen}
        onClose={onClose}
        className="dialog-card plan-for-me"
        closeLabel={actions.close}
        closesByClickOutside
      >
        {isOpen && (
          <ChooseStops
            trip={editor.trip}
            plan={editor.plan}
            user={user}
            isPlanning={isPlanning}
            onPlan={(chosen) => void plan(chosen)}
          />
        )}
      </Dialog>
      {made && <PlanReport key={made.number} planned={made.planned} plan={editor.plan} onHide={() => setMade(null)} />}
    </>
  )
}
