/**
 * Status and public text of an error. `rest` is the code the tables protocol uses for it,
 * `auth` the code (and, where it differs, the status) of the authentication protocol; without it the part of the
 * key after the dot is sent.
 */
export type ErrorEntry = {
  readonly status: number
  readonly text: string
  readonly rest?: string
  readonly auth?: { readonly code: string; readonly status?: number }
}
