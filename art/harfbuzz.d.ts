/** The parts of HarfBuzz that shape text. Its own types need those of a compiler that we do not have. */
declare module 'harfbuzzjs' {
  export class Blob {
    readonly ptr: number
    constructor(bytes: Uint8Array)
  }
  export class Face {
    readonly ptr: number
    constructor(blob: Blob)
  }
  export class Font {
    readonly ptr: number
    constructor(face: Face)
  }
  export class Buffer {
    addText(text: string): void
    guessSegmentProperties(): void
    /** Runs at each step of the shaping. */
    setMessageFunc(onStep: () => boolean): void
    /** `codepoint` is a character before the shaping and the number of a glyph after it. */
    getGlyphInfos(): { codepoint: number }[]
  }
  export function shape(font: Font, text: Buffer): void
}
