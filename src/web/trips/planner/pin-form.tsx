import type { ReactNode } from 'react'
import type { City } from '#contract/place/places.ts'
import { LocationPicker } from '../../map/location-picker.tsx'
import type { Position } from '../../map/position.ts'
import { Button } from '../../ui/button.tsx'

type PinFormProps = {
  position: Position
  onMove: (position: Position) => void
  city: City
  /** The words of the button. */
  label: string
  isDisabled: boolean
  onSubmit: () => void
  /** Further fields. */
  children: ReactNode
}

/** A pin on a map, with fields, and one button that stays in view. */
export function PinForm({ position, onMove, city, label, isDisabled, onSubmit, children }: PinFormProps) {
  return (
    <form
      className="plan-pin-form"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <LocationPicker position={position} onMove={onMove} city={city} pins={[]} />
      {children}
      <div className="plan-pin-keep">
        <Button type="submit" isDisabled={isDisabled}>
          {label}
        </Button>
      </div>
    </form>
  )
}
