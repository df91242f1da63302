/** Lists all problems for the operator, one on each line. */
export abstract class OperatorError extends Error {
  readonly problems: readonly string[]

  constructor(subject: string, problems: readonly string[]) {
    super(`${subject} has ${problems.length} problem(s):\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = new.target.name
    this.problems = problems
  }
}
