/** “12% more than before”. No percentage when the previous value is zero. */
export function changeText(now: number, before: number): string {
  if (now === before) return 'no change'
  if (before <= 0) return 'none before'
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  return percent === 0 ? 'no change' : `${percent}% ${now > before ? 'more' : 'less'} than before`
}
