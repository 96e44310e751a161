/** Shrinks all lines of a text equally until the widest one fits. */
export function fitText(lines: readonly SVGTextElement[], fullSize: number, maxWidth: number): void {
  let size = fullSize
  // Small text is relatively wider than large text, so one step may not be enough.
  for (let step = 0; step < 4; step += 1) {
    for (const line of lines) line.setAttribute('font-size', String(size))
    const width = Math.max(...lines.map((line) => line.getComputedTextLength()))
    if (width <= maxWidth) return
    size *= maxWidth / width
  }
}
