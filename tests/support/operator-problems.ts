import { OperatorProblems } from '#server/platform/process/operator-error.ts'

/** @returns the problems that `read` reports, none when the input is accepted */
export function getProblems(read: () => unknown): readonly string[] {
  try {
    read()
    return []
  } catch (error) {
    return error instanceof OperatorProblems ? error.problems : [String(error)]
  }
}
