import { packParts, PHOTOS } from '#contract/city/pack.ts'
import { fill } from '#contract/messages/format.ts'
import { offline as messages } from '#messages/offline.ts'
import { useCity } from '../../city/use-city.ts'
import type { PartBytes } from './store-guide.ts'
import { useMegabytes } from './use-megabytes.ts'

type Props = { bytes: PartBytes; isStored: boolean }

/** The parts of the guide with their room on the device. A tick marks parts that were read back. */
export function PartList({ bytes, isStored }: Props) {
  const { name: city } = useCity()
  const megabytes = useMegabytes()
  const shown: readonly (keyof PartBytes)[] = bytes.photos > 0 ? [...packParts, PHOTOS] : packParts
  return (
    <section aria-labelledby="offline-parts">
      <h2 id="offline-parts">{messages.parts}</h2>
      <ul className={isStored ? 'offline-parts is-stored' : 'offline-parts'}>
        {shown.map((part) => (
          <li key={part}>
            <span>
              <strong>{getName(part, city)}</strong>
              <span className="offline-note">{messages.part[part].text}</span>
            </span>
            <span>{fill(messages.megabytes, { size: megabytes(bytes[part]) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function getName(part: keyof PartBytes, city: string): string {
  return part === 'map' ? fill(messages.part.map.name, { city }) : messages.part[part].name
}
