import { EMAIL_MAX_CHARACTERS } from '@course/contract/accounts'
import { readStored, removeStored, store } from '../app/storage/storage.ts'

const KEY = 'checkout-email'

const parseEmail = (stored: unknown) =>
  typeof stored === 'string' && stored.length <= EMAIL_MAX_CHARACTERS ? stored : undefined

/** The email of a checkout started in this tab, so that it survives a reload. */
export const storedEmail = {
  read: () => readStored(KEY, parseEmail, 'tab'),
  store: (email: string) => store(KEY, email, 'tab'),
  remove: () => removeStored(KEY, 'tab'),
}
