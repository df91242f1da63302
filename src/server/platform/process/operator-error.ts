/** An error that the operator can correct. Its message is complete without a stack. */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}

/** Lists all problems for the operator, one on each line. */
export abstract class OperatorProblems extends OperatorError {
  readonly problems: readonly string[]

  constructor(subject: string, problems: readonly string[]) {
    super(`${subject} has ${problems.length} problem(s):\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}
