const number = new Intl.NumberFormat('en-US')

export const countText = (count: number): string => number.format(count)

/** Below this many a share says less than the numbers it is made of. */
const SHARES_FROM = 20

/** A share in percent: one decimal below ten percent, and none at all of few. */
export function shareOrCountText(part: number, whole: number): string {
  if (whole < SHARES_FROM) return '–'
  const percent = (part / whole) * 100
  return `${percent > 0 && percent < 9.95 ? percent.toFixed(1) : Math.round(percent)} %`
}
