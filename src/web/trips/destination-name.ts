import { trips } from '#messages/trips.ts'
import { fill } from '#contract/messages/format.ts'

/** Its name, else Destination N (section 2). */
export function nameOfDestination({ name }: { name: string }, index: number): string {
  return name.trim() || fill(trips.destinationNumber, { number: index + 1 })
}
