/** Line icons on a 24 × 24 grid. They are decorative: the text beside them says the same. */
const shapes = {
  search: 'M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14M16.2 16.2L21 21',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  back: 'M20 12H4M11 5l-7 7l7 7',
  forward: 'M4 12h16M13 5l7 7l-7 7',
  heart:
    'M12 20.5C5.5 16 2.5 12.6 2.5 8.8C2.5 5.9 4.7 4 7.2 4c2 0 3.7 1.1 4.8 3c1.1-1.9 2.8-3 4.8-3c2.5 0 4.7 1.9 4.7 4.8c0 3.8-3 7.2-9.5 11.7z',
  pin: 'M12 21.5c4.6-5 7-8.8 7-12A7 7 0 0 0 5 9.500c0 3.200 2.400 7 7 12zM12 7a2.600 2.600 0 1 0 0 5.200a2.600 2.600 0 0 0 0-5.200',
  clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7v5.500l3.500 2',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  question:
    'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M9.300 9.500a2.700 2.700 0 1 1 4 2.400c-.9.5-1.300 1-1.300 1.900M12 16.800v.2',
  eye: 'M2.500 12c2.300-4.300 5.500-6.500 9.500-6.500s7.200 2.200 9.500 6.500c-2.300 4.300-5.500 6.500-9.500 6.500s-7.200-2.200-9.500-6.500M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6',
  eyeOff:
    'M2.500 12c2.300-4.300 5.500-6.500 9.500-6.500s7.200 2.200 9.500 6.500c-2.300 4.300-5.500 6.500-9.500 6.500s-7.200-2.200-9.500-6.500M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6M4 4l16 16',
  down: 'M6 9.500l6 6l6-6',
  up: 'M6 14.500l6-6l6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  locate:
    'M12 5.500a6.500 6.500 0 1 0 0 13a6.500 6.500 0 0 0 0-13M12 2v3.500M12 18.500V22M2 12h3.500M18.500 12H22M12 11.900v.2',
  pencil: 'M4 20l1-4.500L16.500 4l3.500 3.500L8.500 19zM14 6.500l3.500 3.500',
  grip: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
  upload: 'M12 15V4M7 8.500l5-5l5 5M4 20h16',
  download: 'M12 4v11M7 10.500l5 5l5-5M4 20h16',
} as const

export type IconName = keyof typeof shapes

export function Icon({ name }: { name: IconName }) {
  return <LineIcon path={shapes[name]} />
}

/** Takes the path as an argument, so that only the pages that show this icon load its path. */
export function LineIcon({ path }: { path: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
