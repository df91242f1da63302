import { readStored, removeStored, store } from './browser-storage.ts'

const listeners = new Set<() => void>()

/** The selected places as stored text, which `selected-places.ts` reads. Null: none. */
export function storedSelection(): string | null {
  return readStored('picks')
}

export function storeSelection(text: string | null): void {
  if (text === null) removeStored('picks')
  else store('picks', text)
  for (const listener of listeners) listener()
}

/** Also calls the listener when another tab changes the selection, or clears the storage. */
export function onSelectionChange(listener: () => void): () => void {
  const listenToOthers = ({ key }: StorageEvent) => {
    if (key === 'picks' || key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', listenToOthers)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listenToOthers)
  }
}
