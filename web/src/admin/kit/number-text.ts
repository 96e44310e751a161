import { formatNumber, formatPercent } from '@course/content/site/format'

/** “4.9%”, and without decimals from 10% on: “30%”. Only nothing is 0% and only everything is 100%; a dash if the total is zero. */
export function percentText(part: number, total: number): string {
  if (total === 0) return '–'
  const share = part / total
  if (share > 0 && share < 0.001) return '<0.1%'
  if (share > 0.99 && share < 1) return '>99%'
  return formatPercent(share < 0.1 ? share : Math.round(share * 100) / 100)
}

/** With fewer people a percentage would be misleading. */
const MIN_TOTAL_FOR_SHARE = 20

/** A percentage; a dash if the total is too small. */
export const shareOrCountText = (part: number, total: number): string =>
  total < MIN_TOTAL_FOR_SHARE ? '–' : percentText(part, total)

/** “12% more than before”. No percentage when the previous value is zero. */
export function changeText(now: number, before: number): string {
  if (now === before) return 'no change'
  if (before <= 0) return 'none before'
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  return percent === 0 ? 'no change' : `${percent}% ${now > before ? 'more' : 'less'} than before`
}

export const customersText = (count: number): string =>
  count === 1 ? '1 customer' : `${formatNumber(count)} customers`
