/** Number of days in the admin chart. */
export const chartDays = 30

/** `day` is a date in UTC, `2026-11-15`. */
export type DailyStats = { day: string; visits: number; sales: number }

/** Response of `admin-stats`. */
export type AdminStats = {
  totalVisits: number
  uniquePaidUsers: number
  /** Oldest first, with one entry for every day. */
  perDay: readonly DailyStats[]
}
