import { readStored, removeStored, store } from '../app/storage/storage.ts'

const KEY = 'checkout-code'
/** In links such as `/?code=LAUNCH`. */
export const CODE_PARAM = 'code'

const parseStored = (stored: unknown) => (typeof stored === 'string' ? stored : undefined)

/** The code of this tab, so that it survives a visit to another page. */
export const storedDiscountCode = {
  read: () => readStored(KEY, parseStored, 'tab'),
  store: (code: string) => store(KEY, code, 'tab'),
  remove: () => removeStored(KEY, 'tab'),
}

/** Whether the page shows a price with a code. */
export const hasDiscountCode = (): boolean =>
  new URLSearchParams(window.location.search).has(CODE_PARAM) || storedDiscountCode.read() !== undefined
