/** How many days the administrator's chart shows. */
export const chartDays = 30

/** `day` is a date in UTC, `2026-11-15`. */
export type DailyStats = { day: string; visits: number; sales: number }

/** What `admin-stats` answers. */
export type AdminStats = {
  totalVisits: number
  uniquePaidUsers: number
  /** Oldest first, one entry per day, none left out. */
  perDay: readonly DailyStats[]
}
