/** The package brings no types; these are the parts that the tools use. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number }

  type Options = {
    targetFormat: 'woff2' | 'truetype'
    variationAxes: Readonly<Record<string, Axis>>
    /** Leaves letters out that only other forms of the text ask for. */
    noLayoutClosure?: boolean
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
