/** What became of a draft before it was seen, and the way back from it. */
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
