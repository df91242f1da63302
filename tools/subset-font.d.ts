/** The package brings no types; these are the parts that the tools use. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype'; variationAxes: Readonly<Record<string, Axis>> },
  ): Promise<Buffer>
}
