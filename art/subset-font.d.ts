/** The package has no types. This file declares the parts that the tools use. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number }

  type Options = {
    targetFormat: 'woff2' | 'truetype'
    variationAxes?: Readonly<Record<string, Axis>>
    /** Leaves out letters that only alternative forms of the text use, such as small capitals. */
    noLayoutClosure?: boolean
    /** Keeps all glyphs. The text is empty then. */
    keepAllGlyphs?: boolean
    noHinting?: boolean
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
