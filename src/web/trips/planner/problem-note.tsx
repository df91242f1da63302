import { ProblemFrame, type ProblemProps } from './problem-frame.tsx'
import { useTools } from './use-tools.ts'

/** What does not work, where it arises, with what a tap does about it. */
export function ProblemNote({ problem, nameOf }: ProblemProps) {
  const tools = useTools()
  return (
    <ProblemFrame problem={problem} nameOf={nameOf}>
      {tools && <tools.Proposals problem={problem} />}
    </ProblemFrame>
  )
}
