import { useState, type ReactNode } from 'react'
import { Areas } from './areas.tsx'
import { ServiceCard } from './service-card.tsx'
import type { ServicePin } from './service-pin.ts'
import { ServicePins } from './service-pins.tsx'

type ServiceLayer = {
  readonly pins: ReactNode
  /** The card of the opened pin. Null: none is open. */
  readonly card: ReactNode
  /** The entries of the opened pin. */
  readonly opened: readonly ServicePin[]
  readonly close: () => void
}

/** The pins of what visitors need besides places, and their card. @param services undefined: the layer is off */
export function useServiceLayer(services: readonly ServicePin[] | undefined): ServiceLayer {
  const [choice, setChoice] = useState<{ pins: readonly ServicePin[]; button: HTMLElement } | null>(null)
  const close = () => setChoice(null)
  if (!services || services.length === 0) return { pins: null, card: null, opened: [], close }
  const opened = choice?.pins ?? []
  const [first] = opened
  const closeByVisitor = () => {
    choice?.button.focus({ preventScroll: true })
    close()
  }
  return {
    pins: (
      <>
        {first && <Areas pins={opened} emphasis={{ main: null, selected: first.slug }} />}
        <ServicePins pins={services} opened={first?.slug} onOpen={(pins, button) => setChoice({ pins, button })} />
      </>
    ),
    card: first ? <ServiceCard key={first.slug} pins={opened} onClose={closeByVisitor} /> : null,
    opened,
    close,
  }
}
