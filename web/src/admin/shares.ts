const numberFormat = new Intl.NumberFormat('en-US')

export const countText = (count: number): string => numberFormat.format(count)

/** With fewer people a percentage would be misleading. */
const MIN_TOTAL_FOR_SHARE = 20

/** A percentage with one decimal below 10 %; a dash if the total is too small. */
export function shareOrCountText(part: number, total: number): string {
  if (total < MIN_TOTAL_FOR_SHARE) return '–'
  const percent = (part / total) * 100
  return `${percent > 0 && percent < 9.95 ? percent.toFixed(1) : Math.round(percent)} %`
}
