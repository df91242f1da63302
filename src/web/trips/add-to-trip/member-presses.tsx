import type { User } from '#contract/account/auth.ts'
import { AgainDialog } from './again-dialog.tsx'
import { ElsewhereDialog } from './elsewhere-dialog.tsx'
import { useAdding } from './use-adding.ts'
import { usePresses } from './use-presses.ts'
import { useTakingBack } from './use-taking-back.ts'

/** Adds the places whose buttons a traveller presses, and asks where only the traveller can decide. */
export function MemberPresses({ user }: { user: User }) {
  const { add, move, question, isAsking, closeQuestion } = useAdding(user)
  const takeBack = useTakingBack(user)
  usePresses(({ place, takesBack }) => (takesBack ? takeBack(place) : add({ place })))
  if (question === null) return null
  // A closed dialog stays on the page, so that the browser returns the focus.
  const dialog = { isOpen: isAsking, onClose: closeQuestion }
  if (question.kind === 'again') {
    return <AgainDialog {...dialog} question={question} onAgain={() => void add({ ...question.wish, isAgain: true })} />
  }
  const { added } = question
  return <ElsewhereDialog {...dialog} user={user} added={added} onChoose={(target) => move({ added, target })} />
}
