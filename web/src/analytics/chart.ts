/** A round number at or above the largest value, for the top line of a chart. */
export function roundTop(values: readonly number[]): number {
  const largest = Math.max(0, ...values)
  if (largest <= 4) return 4
  const step = 10 ** Math.floor(Math.log10(largest))
  const multiple = [1, 2, 2.5, 5, 10].find((factor) => factor * step >= largest) ?? 10
  return multiple * step
}

export type Bar = { x: number; y: number; width: number; height: number }

/** One bar per value in a box of the given size; a value above zero is never invisible. */
export function bars(values: readonly number[], width: number, height: number): Bar[] {
  const top = roundTop(values)
  const slot = width / values.length
  return values.map((value, index) => {
    const tall = value === 0 ? 0 : Math.max(2, (value / top) * height)
    return { x: index * slot + slot * 0.15, y: height - tall, width: slot * 0.7, height: tall }
  })
}
