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

/** Values in the order of ROLES. Support counts as a signed-up user, the owner as an administrator. */
export const perRole = <Value>(
  visitor: Value,
  signedUp: Value,
  paid: Value,
  administrator: Value,
  service: Value,
): PerRole<Value> => [visitor, signedUp, paid, signedUp, administrator, administrator, service]

/** The caller, and another customer with data that the caller may try to access. */
export type Callers = {
  me: { userId: string; email: string }
  other: { userId: string; email: string; identityId: string; factorId: string; planId: string }
  /** An account that may be changed or deleted. */
  spare: { userId: string }
}

export type RequestInput = { path?: string; body?: unknown; headers?: Record<string, string> }

export type PermissionCase = {
  /** The status each role gets, in the order of ROLES. */
  status: PerRole<number>
  /** The request; by default the route's path without a body. */
  send?: (callers: Callers) => RequestInput
  /** The part of a 200 response that depends on the role, and its expected value per role. */
  responsePart?: { select: (body: never) => unknown; expected: PerRole<unknown> }
}

export const everyone = (status: number) => perRole(status, status, status, status, status)
export const users = (status: number) => perRole(401, status, status, status, 401)
export const administrators = (status: number) => perRole(401, 403, 403, status, 403)
export const services = (status: number) => perRole(401, 403, 403, 403, status)
/** All staff, including support. */
export const staff = (status: number): PerRole<number> => [401, 403, 403, status, status, status, 403]
export const owner = (status: number): PerRole<number> => [401, 403, 403, 403, 403, status, 403]
