const KEY = 'checkout-email'

/** The address of a payment that was begun in this tab, so that a reload goes on where it was. */
export const keptEmail = {
  read: () => sessionStorage.getItem(KEY) ?? undefined,
  keep: (email: string) => sessionStorage.setItem(KEY, email),
  forget: () => sessionStorage.removeItem(KEY),
}
