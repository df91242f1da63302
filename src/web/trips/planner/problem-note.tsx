import { ProblemFrame, type ProblemProps } from './problem-frame.tsx'
import { useTools } from './use-tools.ts'

/** A problem, shown where it arises, with proposals to fix it by a tap. */
export function ProblemNote({ problem, getName }: ProblemProps) {
  const tools = useTools()
  return (
    <ProblemFrame problem={problem} getName={getName}>
      {tools && <tools.Proposals problem={problem} />}
    </ProblemFrame>
  )
}
