import type { ReactNode } from 'react'

type NoticeProps = { title: string; text?: string | undefined; children?: ReactNode; isAlert?: boolean }

/** Replaces a list that is empty or could not be loaded. */
export function Notice({ title, text, children, isAlert = false }: NoticeProps) {
  return (
    <div className="notice" role={isAlert ? 'alert' : undefined}>
      <p className="notice-title">{title}</p>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  )
}
