import type { ReactNode } from 'react'

type FactMoreProps = {
  /** Always in sight. */
  line: ReactNode
  /** Both sides of a conflict show at once. */
  isOpen?: boolean
  /** The part that a press shows: the whole fact, its confidence, and its sources. */
  children: ReactNode
}

/** A fact in one line. It opens without a script. */
export function FactMore({ line, isOpen = false, children }: FactMoreProps) {
  return (
    <details className="fact-more" open={isOpen}>
      <summary>
        <span className="fact-line">{line}</span>
      </summary>
      {children}
    </details>
  )
}
