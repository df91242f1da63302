import { OperatorFault } from '#server/operator-fault.ts'

/** What is complained about when something of the operator's is read, none when it is taken. */
export function faultsOf(read: () => unknown): readonly string[] {
  try {
    read()
    return []
  } catch (error) {
    return error instanceof OperatorFault ? error.faults : [String(error)]
  }
}
