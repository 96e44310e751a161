export const DAY_MS = 86_400_000
export const DAY_SECONDS = 86_400

/** Injected, so that tests can advance the time. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export const nowMillis = (clock: Clock): number => clock.now().getTime()
export const nowSeconds = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000)
export const nowIso = (clock: Clock): string => clock.now().toISOString()
/** The time `seconds` from now, or in the past if negative. */
export const isoFromNow = (clock: Clock, seconds: number): string =>
  new Date(nowMillis(clock) + seconds * 1000).toISOString()
