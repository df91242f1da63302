import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { indexForKey } from './roving-focus.ts'

type TabsProps<Id extends string> = {
  label: string
  /** A mark is a picture below the label, of what the panel says in words. */
  tabs: readonly { id: Id; label: string; mark?: ReactNode }[]
  selected: Id
  onSelect: (id: Id) => void
  /** Stands at the end of the line of tabs, in an element of this class with them. */
  beside?: { readonly className: string; readonly node: ReactNode }
  /** Content of the selected tab. */
  children: ReactNode
}

/** Follows the ARIA tabs pattern: the Tab key reaches the selected tab, the arrow keys select the others. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, beside, children }: TabsProps<Id>) {
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const followKey = (event: KeyboardEvent, index: number) => {
    const next = indexForKey(event, index, tabs.length)
    const tab = next === null ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus()
  }
  const row = (
    <div ref={list} className="tabs" role="tablist" aria-label={label}>
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${prefix}${tab.id}`}
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? `${prefix}panel` : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={(event) => followKey(event, index)}
        >
          {tab.label}
          {tab.mark}
        </button>
      ))}
    </div>
  )
  return (
    <>
      {beside ? (
        <div className={beside.className}>
          {row}
          {beside.node}
        </div>
      ) : (
        row
      )}
      <div id={`${prefix}panel`} role="tabpanel" aria-labelledby={`${prefix}${selected}`}>
        {children}
      </div>
    </>
  )
}
