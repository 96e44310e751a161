/** 1299 → $1,299. By hand: the browser's number formats take longer to load than the page they are on. */
export function formatDollars(amount: number): string {
  return `$${Math.round(amount)}`.replace(/\B(?=(\d{3})+$)/g, ',')
}
