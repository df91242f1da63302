import { useState, useSyncExternalStore, type ReactNode, type TouchEvent } from 'react'
import { carousel as messages } from '#messages/carousel.ts'
import { fill } from '#contract/messages/format.ts'
import { useFormats } from '../city/use-formats.ts'
import { IconButton } from './icon-button.tsx'

type CarouselProps = {
  /** Identifier of the heading that names it. */
  labelledBy: string
  slides: readonly { key: string; content: ReactNode }[]
}

type Way = 'next' | 'previous'
type Turn = { shown: number; left: number | null; way: Way }

/** A finger that moves less sideways does not turn the slides. */
const SWIPE_PX = 48

/**
 * Follows the ARIA carousel pattern without rotation: one slide shows, the others are inert. Where no script runs, the
 * slides stand one below the other.
 */
export function Carousel({ labelledBy, slides }: CarouselProps) {
  const [turn, setTurn] = useState<Turn>({ shown: 0, left: null, way: 'next' })
  const isRunning = useIsRunning()
  const { number } = useFormats()
  const count = slides.length
  const shown = Math.min(turn.shown, count - 1)
  const show = (slide: number, way: Way) => {
    if (slide !== shown) setTurn({ shown: slide, left: shown, way })
  }
  const go = (way: Way) => show((shown + (way === 'next' ? 1 : count - 1)) % count, way)
  return (
    <div className="carousel" role="group" aria-roledescription={messages.role} aria-labelledby={labelledBy}>
      <div className="carousel-slides" aria-live="polite" {...useSwipe(go)}>
        {slides.map(({ key, content }, slide) => (
          <div
            key={key}
            className={`carousel-slide ${classOf(slide, { ...turn, shown })}`}
            role="group"
            aria-roledescription={messages.slideRole}
            aria-label={fill(messages.position, { number: number(slide + 1), count: number(count) })}
            inert={isRunning && slide !== shown}
          >
            {content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className="carousel-controls">
          <IconButton icon="back" label={messages.previous} onClick={() => go('previous')} />
          <div className="carousel-dots" role="group" aria-label={messages.choose}>
            {slides.map(({ key }, slide) => (
              <button
                key={key}
                type="button"
                aria-current={slide === shown}
                onClick={() => show(slide, slide > shown ? 'next' : 'previous')}
              >
                <span className="visually-hidden">
                  {fill(messages.position, { number: number(slide + 1), count: number(count) })}
                </span>
              </button>
            ))}
          </div>
          <IconButton icon="forward" label={messages.next} onClick={() => go('next')} />
        </div>
      )}
    </div>
  )
}

function classOf(slide: number, { shown, left, way }: Turn): string {
  if (slide === shown) return left === null ? 'carousel-shown' : `carousel-shown carousel-enter-${way}`
  return slide === left ? `carousel-leave-${way}` : ''
}

/** Whether our script runs. Until then every slide can be reached. */
function useIsRunning(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}

function useSwipe(go: (way: Way) => void) {
  const [start, setStart] = useState<number | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => setStart(touches.length === 1 ? (touches[0]?.clientX ?? null) : null),
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? 0) - (start ?? Number.NaN)
      setStart(null)
      if (Math.abs(moved) >= SWIPE_PX) go(moved < 0 ? 'next' : 'previous')
    },
  }
}
