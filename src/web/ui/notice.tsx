import type { ReactNode } from 'react'

type NoticeProps = { title: string; text?: string; children?: ReactNode; isAlert?: boolean }

/** What stands where a list would: nothing found, nothing there yet, or not to be had. */
export function Notice({ title, text, children, isAlert = false }: NoticeProps) {
  return (
    <div className="notice" role={isAlert ? 'alert' : undefined}>
      <p className="notice-title">{title}</p>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  )
}
