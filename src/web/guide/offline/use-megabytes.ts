import { useFormats } from '../../city/use-formats.ts'

const MEGABYTE = 1_000_000

/** Rounded up to a tenth, so that nothing costs more than announced. */
export function useMegabytes(): (bytes: number) => string {
  const formats = useFormats()
  return (bytes) => formats.number(Math.ceil((bytes / MEGABYTE) * 10) / 10)
}
