import { tripPage } from '#messages/trip-page.ts'
import type { TripEditing } from './use-trip-editor.ts'
import type { User } from '#contract/auth.ts'
export function Board({ editor }: { editor: TripEditing; user: User }) {
  return (
    <div>
      <h1>{editor.trip.title}</h1>
      <p>{tripPage.description}</p>
      <button type="button" onClick={() => editor.edit({ kind: 'set-trip', fields: { title: 'x' } }, 'x')}>
        x
      </button>
    </div>
  )
}
