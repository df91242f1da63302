import { useEffect, useEffectEvent } from 'react'
import { answerPress, onPress, takePresses, type Press } from '../../selection/presses.ts'

/** Answers the presses of "Add to trip", also those that came before this code was loaded. */
export function usePresses(answer: (press: Press) => Promise<unknown>): void {
  const take = useEffectEvent(async (press: Press) => {
    try {
      await answer(press)
    } finally {
      answerPress(press)
    }
  })
  useEffect(() => {
    const takeAll = () => takePresses().forEach((press) => void take(press))
    takeAll()
    return onPress(takeAll)
  }, [])
}
