/* Adding customers in the admin area. */

export const MAX_ADDED_CUSTOMERS = 100
export const ADDED_ENTRY_MAX_CHARACTERS = 320

/**
 * What adding an address does: `new` creates an account, `existing` gives an account access, `ended` gives it back. The others
 * change nothing.
 */
export type AddedCustomerState =
  | 'new'
  | 'existing'
  | 'ended'
  | 'has_access'
  | 'staff'
  | 'repeated'
  | 'invalid'

export type AddedCustomer = {
  state: AddedCustomerState
  /** The account, if there is one. */
  id: string | null
}

/** Response of `admin-add-customers` and of its preview: one result per entry, in their order. */
export type AddedCustomers = { results: readonly AddedCustomer[] }

export const getsAccess = ({ state }: Pick<AddedCustomer, 'state'>): boolean =>
  state === 'new' || state === 'existing' || state === 'ended'

const ADDRESS = /[^\s<>()",;:]+@[^\s<>()",;:]+/g

/** The addresses in a pasted text, such as lines of a spreadsheet or recipients of an email. A line without one is an entry too. */
export const splitEntries = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap((line) => line.match(ADDRESS) ?? [line])
    .map((entry) => entry.slice(0, ADDED_ENTRY_MAX_CHARACTERS))
