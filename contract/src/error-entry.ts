/**
 * Status and public message of an error. `rest` is its code under `/rest/v1`. `auth` is its code (and status, if
 * different) under `/auth/v1`, which defaults to the part of the key after the dot.
 */
export type ErrorEntry = {
  readonly status: number
  readonly text: string
  readonly rest?: string
  readonly auth?: { readonly code: string; readonly status?: number }
}
