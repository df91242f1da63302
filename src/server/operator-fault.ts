/** What the operator has to put right, all of it at once: one line for each fault. */
export abstract class OperatorFault extends Error {
  readonly faults: readonly string[]

  constructor(subject: string, faults: readonly string[]) {
    super(`${subject} has ${faults.length} fault(s):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = new.target.name
    this.faults = faults
  }
}
