/** Makes the lines of a name smaller, all alike, until the widest one fits. */
export function fitName(lines: readonly SVGTextElement[], fullSize: number, maxWidth: number): void {
  let size = fullSize
  // Letters of a small size are a little wider than those of a large one, so one step may not be enough.
  for (let step = 0; step < 4; step += 1) {
    for (const line of lines) line.setAttribute('font-size', String(size))
    const width = Math.max(...lines.map((line) => line.getComputedTextLength()))
    if (width <= maxWidth) return
    size *= maxWidth / width
  }
}
