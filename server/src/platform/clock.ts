/** Time is a part like any other, so that tests can move it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export const nowMillis = (clock: Clock): number => clock.now().getTime()
export const nowSeconds = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000)
export const nowIso = (clock: Clock): string => clock.now().toISOString()
/** So many seconds from now; ago, if negative. */
export const isoIn = (clock: Clock, seconds: number): string =>
  new Date(nowMillis(clock) + seconds * 1000).toISOString()
