import type { TripPlan } from '#planning/plan/day-plan.ts'
import type { Target } from './planner-context.ts'

/** Class of the six dots of a stop, by which it is moved, and id of the sentence that says how. */
export const HANDLE = 'plan-handle'
export const MOVE_HINT_ID = 'plan-move-hint'
/** Value of `data-list` of the list of ideas. Those of days have their date. */
export const IDEAS_LIST = 'ideas'

/** The handle that an event is about, and the id of its stop. */
export function getHandle(target: EventTarget | null): { handle: HTMLElement; stopId: string } | null {
  const handle = target instanceof Element ? target.closest<HTMLElement>(`.${HANDLE}`) : null
  const stopId = handle?.closest<HTMLElement>('[data-stop]')?.dataset['stop']
  return handle && stopId !== undefined ? { handle, stopId } : null
}

/** The card that a mouse drags, and the id of its stop. Fields keep the mouse for themselves. */
export function getCard(target: EventTarget | null): { handle: HTMLElement; stopId: string } | null {
  if (!(target instanceof Element) || target.closest('input, select, textarea, label, .icon-button')) return null
  const card = target.closest<HTMLElement>('[data-card]')
  const stopId = card?.closest<HTMLElement>('[data-stop]')?.dataset['stop']
  return card && stopId !== undefined ? { handle: card, stopId } : null
}

export function getPosition({ days, ideas }: TripPlan, stopId: string): Target | null {
  for (const { day, stops } of days) {
    const index = stops.findIndex(({ id }) => id === stopId)
    if (index >= 0) return { date: day.date, index }
  }
  const index = ideas.findIndex(({ id }) => id === stopId)
  return index >= 0 ? { date: null, index } : null
}

/** Number of other stops in a list. */
export function countOthers(plan: TripPlan, date: string | null, stopId: string): number {
  const stops = date === null ? plan.ideas : (plan.days.find(({ day }) => day.date === date)?.stops ?? [])
  return stops.filter(({ id }) => id !== stopId).length
}

/**
 * Position to which an arrow key moves a stop. Up and down go through a day, left and right to the next one; ideas come
 * last.
 */
export function targetByKey(key: string, from: Target, plan: TripPlan, stopId: string): Target | null {
  const lists = [...plan.days.map(({ day }) => day.date), null]
  const [list, index] = [lists.indexOf(from.date), from.index]
  if (key === 'ArrowUp') return { ...from, index: Math.max(0, index - 1) }
  if (key === 'ArrowDown') return { ...from, index: Math.min(countOthers(plan, from.date, stopId), index + 1) }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const date = lists[list + (key === 'ArrowRight' ? 1 : -1)]
  if (date === undefined) return from
  return { date, index: Math.min(countOthers(plan, date, stopId), index) }
}

type Point = { readonly clientX: number; readonly clientY: number }

/**
 * The position under the pointer. A tab of a day stands for the end of that day. Runs in each frame of a drag: the browser
 * keeps the elements of a class ready, but searches a month of days anew for a selector or for the element at a point.
 */
export function targetUnder(point: Point, board: Element, stopId: string): Target | null {
  const under = (elements: Iterable<Element>) =>
    [...elements].find((element) => contains(element.getBoundingClientRect(), point))
  const withClass = (name: string) => board.getElementsByClassName(name)
  // The tabs stay in sight over the day.
  const tab = under(withClass('plan-tabs')[0]?.querySelectorAll('[role=tab]') ?? [])
  if (tab) return { date: dateOfList(tab.id.slice(tab.id.lastIndexOf('tab-') + 4)), index: Number.POSITIVE_INFINITY }
  const zone = under([...withClass('plan-day'), ...withClass('plan-ideas')])
  const list = zone?.querySelector<HTMLElement>('[data-list]')
  if (!list) return null
  const above = othersIn(list, stopId).filter((item) => {
    const { top, height } = item.getBoundingClientRect()
    return top + height / 2 < point.clientY
  })
  return { date: dateOfList(list.dataset['list'] ?? ''), index: above.length }
}

function contains({ left, right, top, bottom }: DOMRect, { clientX, clientY }: Point): boolean {
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom
}

function dateOfList(name: string): string | null {
  return name === IDEAS_LIST ? null : name
}

function othersIn(list: Element, stopId: string): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > [data-stop]')].filter(
    (item) => item.dataset['stop'] !== stopId,
  )
}

/** Shows the line at which a stop would be put. A list that is not shown has its tab marked. */
export function showTarget(board: HTMLElement, line: HTMLElement, target: Target | null, stopId: string): void {
  for (const tab of board.querySelectorAll('.plan-tab-target')) tab.classList.remove('plan-tab-target')
  const name = target?.date ?? IDEAS_LIST
  const list = target ? board.querySelector<HTMLElement>(`[data-list="${name}"]`) : null
  line.hidden = list === null
  if (!target) return
  if (!list) return board.querySelector(`[role=tab][id$="tab-${name}"]`)?.classList.add('plan-tab-target')
  const others = othersIn(list, stopId)
  const [before, after] = [others[target.index - 1] ?? others.at(-1), others[target.index]]
  const frame = board.getBoundingClientRect()
  const box = list.getBoundingClientRect()
  const y = after?.getBoundingClientRect().top ?? before?.getBoundingClientRect().bottom ?? box.top
  line.style.width = `${box.width}px`
  line.style.translate = `${box.left - frame.left}px ${y - frame.top}px`
}
