import { useState, type ReactNode } from 'react'
import { carousel as messages } from '#messages/ui.ts'
import { fill } from '#contract/messages/format.ts'
import { useFormats } from '../city/use-formats.ts'
import { IconButton } from './icon-button.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'
import { useSwipe } from './use-swipe.ts'

type CarouselProps = {
  /** Id of the heading that names the carousel. */
  labelledBy: string
  slides: readonly { key: string; content: ReactNode }[]
}

type Direction = 'next' | 'previous'
type Turn = { shown: number; left: number | null; direction: Direction }

/**
 * Follows the ARIA carousel pattern without rotation: one slide shows, the others are inert. Without scripts, all
 * slides show, one below the other.
 */
export function Carousel({ labelledBy, slides }: CarouselProps) {
  const [turn, setTurn] = useState<Turn>({ shown: 0, left: null, direction: 'next' })
  // Until then no slide is inert.
  const isHydrated = useIsHydrated()
  const { number } = useFormats()
  const count = slides.length
  const shown = Math.min(turn.shown, count - 1)
  const show = (slide: number, direction: Direction) => {
    if (slide !== shown) setTurn({ shown: slide, left: shown, direction })
  }
  const go = (direction: Direction) => show((shown + (direction === 'next' ? 1 : count - 1)) % count, direction)
  return (
    <div className="carousel" role="group" aria-roledescription={messages.role} aria-labelledby={labelledBy}>
      <div className="carousel-slides" aria-live="polite" {...useSwipe(go)}>
        {slides.map(({ key, content }, slide) => (
          <div
            key={key}
            className={`carousel-slide ${getClass(slide, { ...turn, shown })}`}
            role="group"
            aria-roledescription={messages.slideRole}
            aria-label={fill(messages.position, { number: number(slide + 1), count: number(count) })}
            inert={isHydrated && slide !== shown}
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

function getClass(slide: number, { shown, left, direction }: Turn): string {
  if (slide === shown) return left === null ? 'carousel-shown' : `carousel-shown carousel-enter-${direction}`
  return slide === left ? `carousel-leave-${direction}` : ''
}
