/** A round number at or above the largest value, for the top line of a chart. */
export function axisMaximum(values: readonly number[]): number {
  const largest = Math.max(0, ...values)
  if (largest <= 4) return 4
  const step = 10 ** Math.floor(Math.log10(largest))
  const multiple = [1, 2, 2.5, 5, 10].find((factor) => factor * step >= largest) ?? 10
  return multiple * step
}

/** Shares of the whole chart, from 0 to 1; `center` is where the bar's label stands. */
type Bar = { left: number; width: number; center: number; height: number }

const FILLED = 0.7
const LEAST_HEIGHT = 0.02

/** One bar per value; a value above zero is never invisible. */
export function bars(values: readonly number[]): Bar[] {
  const top = axisMaximum(values)
  const slot = 1 / values.length
  return values.map((value, index) => ({
    left: slot * (index + (1 - FILLED) / 2),
    width: slot * FILLED,
    center: slot * (index + 0.5),
    height: value === 0 ? 0 : Math.max(LEAST_HEIGHT, value / top),
  }))
}
