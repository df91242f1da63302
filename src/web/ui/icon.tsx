import { language } from '#messages/language.ts'

const TO_LEFT = 'M20 12H4M11 5l-7 7l7 7'
const TO_RIGHT = 'M4 12h16M13 5l7 7l-7 7'
const isTurned = (language.dir as 'ltr' | 'rtl') === 'rtl'

/** Line icons on a 24 × 24 grid. They are decorative: the text beside them says the same. */
const shapes = {
  search: 'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14M16.2 16.2L21 21',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  back: isTurned ? TO_RIGHT : TO_LEFT,
  forward: isTurned ? TO_LEFT : TO_RIGHT,
  heart:
    'M12 20.5C5.5 16 2.5 12.6 2.5 8.8C2.5 5.9 4.7 4 7.2 4c2 0 3.7 1.1 4.8 3c1.1-1.9 2.8-3 4.8-3c2.5 0 4.7 1.9 4.7 4.8c0 3.8-3 7.2-9.5 11.7z',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  down: 'M6 9.500l6 6l6-6',
} as const

export type IconName = keyof typeof shapes

/** The path of an icon that few pages show. The component that shows it has the path, so that other pages do not load it. */
export type IconPath = `M${string}`

export function Icon({ name }: { name: IconName | IconPath }) {
  const paths: Readonly<Record<string, string>> = shapes
  return <LineIcon path={paths[name] ?? name} />
}

export function LineIcon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
