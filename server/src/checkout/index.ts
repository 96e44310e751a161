import type { Slice } from '../platform/site.ts'

export { isPaidCustomer } from './store.ts'

export const checkout: Slice = { name: 'checkout' }
