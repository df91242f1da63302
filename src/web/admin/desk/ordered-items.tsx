import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { fill } from '#contract/messages/format.ts'
import { desk, deskTrips } from '#messages/desk.ts'
import { useFormats } from '../../city/use-formats.ts'
import { GRIP } from '../../ui/grip.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { useDragOrder } from '../../ui/use-drag-order.ts'
import { useEditedEntry } from './edited-entry.ts'
import { isList, valueAt, type Json, type Path } from './edited-text.ts'
import { keysFor, movedTo } from './item-order.ts'

type OrderedItemsProps = {
  path: Path
  label: string
  /** The name of an item on its buttons. */
  getName: (item: Json, index: number) => string
  children: (path: Path, index: number) => ReactNode
}

/** The items of a list in their order, which changes by dragging or with buttons. */
export function OrderedItems({ path, label, getName, children }: OrderedItemsProps) {
  const formats = useFormats()
  const { text, set } = useEditedEntry()
  const list = useRef<HTMLOListElement>(null)
  const drag = useDragOrder({ list, axis: 'y' })
  const [message, setMessage] = useState('')
  const value = valueAt(text, path)
  const items = isList(value) ? value : []
  // Items have no ids. Each keeps its key while it moves, so that open items stay open.
  const [known, setKeys] = useState<readonly number[]>([])
  const keys = keysFor(known, items.length)
  const move = (key: number, to: number) => {
    const from = keys.indexOf(key)
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length) return
    setKeys(movedTo(keys, from, to))
    set(path, movedTo(items, from, to))
    setMessage(
      fill(deskTrips.moved, {
        item: getName(item, from),
        number: formats.number(to + 1),
        count: formats.number(items.length),
      }),
    )
  }
  const remove = (index: number) => {
    flushSync(() => {
      setKeys(keys.filter((_key, at) => at !== index))
      set([...path, index], undefined)
    })
    // The button that had the focus is removed.
    list.current?.focus()
  }
  return (
    <>
      <ol ref={list} className="desk-ordered" aria-label={label} tabIndex={-1}>
        {items.map((item, index) => {
          const key = keys[index] ?? index
          const name = getName(item, index)
          return (
            <li key={key}>
              <div className="desk-order">
                {/* Dragging needs a pointer. The buttons do the same for the keyboard. */}
                <span
                  className="desk-grip"
                  title={fill(deskTrips.drag, { item: name })}
                  onPointerDown={(event) => drag(event, index, (to) => move(key, to))}
                >
                  <Icon name={GRIP} />
                </span>
                <IconButton
                  icon={pageIcons.up}
                  label={fill(desk.moveUp, { item: name })}
                  isDisabled={index === 0}
                  onClick={() => move(key, index - 1)}
                />
                <IconButton
                  icon="down"
                  label={fill(desk.moveDown, { item: name })}
                  isDisabled={index === items.length - 1}
                  onClick={() => move(key, index + 1)}
                />
                <IconButton icon="close" label={fill(desk.removeItem, { item: name })} onClick={() => remove(index)} />
              </div>
              {children([...path, index], index)}
            </li>
          )
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {message}
      </p>
    </>
  )
}
