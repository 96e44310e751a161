/** “12 % more than before”. No percentage when the previous value is zero. */
export function changeText(now: number, before: number): string {
  if (now === before) return 'no change'
  if (before <= 0) return 'none before'
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  return percent === 0 ? 'no change' : `${percent} % ${now > before ? 'more' : 'less'} than before`
}

/** A percentage with one decimal below 10 %; a dash if the total is zero. */
export function percentOfText(part: number, total: number): string {
  if (total === 0) return '–'
  const percent = (100 * part) / total
  return `${percent >= 10 || percent === 0 ? Math.round(percent) : percent.toFixed(1)} %`
}
