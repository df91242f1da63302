import { useEffect, useState } from 'react'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { forgetBegun, isBegun } from '../form/begun-trip.ts'
import { wantTools } from './use-tools.ts'

/** The state of the dialog that plans. It opens by itself once, for a new trip that has no stop. */
export function usePlanOpening({ _id: id, destinations }: TripWithPlan) {
  const isEmpty = destinations.every(({ activities }) => activities.length === 0)
  const [isOpen, setIsOpen] = useState(isBegun(id) && isEmpty)
  useEffect(() => forgetBegun(id), [id])
  const open = () => {
    setIsOpen(true)
    void wantTools()
  }
  return { isOpen, open, close: () => setIsOpen(false) }
}
