import type { ServedMap } from './base-map.ts'
import { openImportedMap, readCurrent } from './imported-map.ts'
import { operatorConsole } from '../platform/process/operator-console.ts'

/** The base maps of this installation: an imported one, or else the drawn one. */
export type BaseMaps = {
  /** The map that pages show now. Null when the city has none. */
  current(): ServedMap | null
  /** A map that pages show now or showed before. */
  find(version: string): ServedMap | undefined
  /** Looks whether another map was imported. */
  renew(): void
}

/** Pages that are open may ask for tiles of the map before. */
const MAX_KNOWN = 3

/** @param drawn the map of the city's folder, or null */
export function createBaseMaps(dataDir: string, drawn: ServedMap | null): BaseMaps {
  let imported: ServedMap | null = null
  let known: readonly ServedMap[] = drawn ? [drawn] : []
  const adopt = (map: ServedMap) => {
    imported = map
    known = [map, ...known.filter(({ version }) => version !== map.version)].slice(0, MAX_KNOWN)
  }
  const renew = () => {
    try {
      const version = readCurrent(dataDir)
      if (version === null) imported = null
      else if (version !== imported?.version) adopt(openImportedMap(dataDir, version))
    } catch (error) {
      // The map before stays in use.
      operatorConsole.error(
        `The imported map cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  renew()
  return {
    current: () => imported ?? drawn,
    find: (version) => (drawn?.version === version ? drawn : known.find((map) => map.version === version)),
    renew,
  }
}
