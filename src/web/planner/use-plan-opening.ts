import { useState } from 'react'
import { useLocation } from 'react-router'
import type { TripWithPlan } from '#planning/trip-with-plan.ts'
import { isBegun } from '../trips/begun-trip.ts'

/** `never`: the code of the dialog is not needed yet. */
type Opening = 'never' | 'open' | 'closed'

/** Whether the dialog that plans is open. It opens by itself for a new trip that has no stop. */
export function usePlanOpening({ destinations }: TripWithPlan) {
  const { state } = useLocation()
  const isEmpty = destinations.every(({ activities }) => activities.length === 0)
  const [opening, setOpening] = useState<Opening>(isBegun(state) && isEmpty ? 'open' : 'never')
  return { opening, open: () => setOpening('open'), close: () => setOpening('closed') }
}
