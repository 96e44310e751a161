declare module 'fontkit' {
  export type PathCommand = {
    readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    readonly args: readonly number[]
  }
  export type Font = {
    readonly characterSet: readonly number[]
    readonly unitsPerEm: number
    /** The glyphs of a text in drawing order, in font units, with y pointing up. */
    layout(text: string): {
      readonly glyphs: readonly { readonly path: { readonly commands: readonly PathCommand[] } }[]
      readonly positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
  export function create(font: Buffer): Font
}
