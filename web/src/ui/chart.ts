/** A round number at or above the largest value. */
export function axisMaximum(values: readonly number[]): number {
  const largest = Math.max(0, ...values)
  if (largest <= 4) return 4
  const step = 10 ** Math.floor(Math.log10(largest))
  const multiple = [1, 2, 2.5, 5, 10].find((factor) => factor * step >= largest) ?? 10
  return multiple * step
}

/** Fractions of the chart size, from 0 to 1; `center` is the position of the bar's label. */
type Bar = { left: number; width: number; center: number; height: number }

const BAR_FRACTION = 0.7
const MIN_HEIGHT = 0.02

/** One bar per value. Values above zero are always visible. */
export function bars(values: readonly number[]): Bar[] {
  const top = axisMaximum(values)
  const slot = 1 / values.length
  return values.map((value, index) => ({
    left: slot * (index + (1 - BAR_FRACTION) / 2),
    width: slot * BAR_FRACTION,
    center: slot * (index + 0.5),
    height: value === 0 ? 0 : Math.max(MIN_HEIGHT, value / top),
  }))
}
