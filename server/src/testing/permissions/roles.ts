export const ROLES = [
  'visitor',
  'signed-up',
  'paid customer',
  'support',
  'administrator',
  'owner',
  'service',
] as const
export type Role = (typeof ROLES)[number]
type PerRole<Value> = readonly [Value, Value, Value, Value, Value, Value, Value]

/** What each of visitor, signed-up, paid customer, administrators (the owner is one) and service gets; support gets what a signed-up user does. */
export const byKind = <Value>(
  visitor: Value,
  signedUp: Value,
  paid: Value,
  administrator: Value,
  service: Value,
): PerRole<Value> => [visitor, signedUp, paid, signedUp, administrator, administrator, service]

/** Who calls, and somebody else whose things are there to be found. */
export type Callers = {
  me: { userId: string; email: string }
  other: { userId: string; email: string; identityId: string; factorId: string; planId: string }
  /** An account that nothing else needs. */
  spare: { userId: string }
}

export type Sent = { path?: string; body?: unknown; headers?: Record<string, string> }

export type PermissionCase = {
  /** The status each role gets, in the order of ROLES. */
  status: PerRole<number>
  /** What is asked; without it the route's own address, and no body. */
  send?: (callers: Callers) => Sent
  /** What there is to see in the answer, where that depends on who asks; null where nothing is answered. */
  seen?: { of: (body: never) => unknown; by: PerRole<unknown> }
}

export const everybody = (status: number) => byKind(status, status, status, status, status)
export const users = (status: number) => byKind(401, status, status, status, 401)
export const administrators = (status: number) => byKind(401, 403, 403, status, 403)
export const services = (status: number) => byKind(401, 403, 403, 403, status)
/** Everybody on the team, support too. */
export const team = (status: number): PerRole<number> => [401, 403, 403, status, status, status, 403]
export const owner = (status: number): PerRole<number> => [401, 403, 403, 403, 403, status, 403]
