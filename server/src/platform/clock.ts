/** Time is a part like any other, so that tests can move it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export const millis = (clock: Clock): number => clock.now().getTime()
export const seconds = (clock: Clock): number => Math.floor(clock.now().getTime() / 1000)
export const timestamp = (clock: Clock): string => clock.now().toISOString()
