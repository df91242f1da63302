import { trips } from '#messages/trips.ts'
import { fill, type Formats } from '#contract/messages/format.ts'

/** The name, or "Destination N" without a name (section 2). */
export function nameOfDestination({ name }: { name: string }, index: number, { number }: Formats): string {
  return name.trim() || fill(trips.destinationNumber, { number: number(index + 1) })
}
