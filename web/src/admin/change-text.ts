/** “12 % more than before”; there is no share of nothing. */
export function changeText(now: number, before: number): string {
  if (now === before) return 'as before'
  if (before <= 0) return 'nothing before'
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  return percent === 0 ? 'as before' : `${percent} % ${now > before ? 'more' : 'less'} than before`
}

/** `312 of 1,040` as a share: no decimals from 10 % on, and a dash where there is nothing to have a share of. */
export function percentOfText(part: number, whole: number): string {
  if (whole === 0) return '–'
  const percent = (100 * part) / whole
  return `${percent >= 10 || percent === 0 ? Math.round(percent) : percent.toFixed(1)} %`
}
