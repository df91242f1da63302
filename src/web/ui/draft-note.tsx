/** A sentence about a restored or discarded draft, with a button that reverts it. */
export function DraftNote({ text, action, onAct }: { text: string; action: string; onAct: () => void }) {
  return (
    <p className="draft-note">
      {text}
      <button type="button" className="text-button" onClick={onAct}>
        {action}
      </button>
    </p>
  )
}
