import type { Legal } from './types.ts'

/** Terms and privacy apply everywhere; the rest depends on where you sell (docs/legal.md). */
export const legal: Legal = {
  consent: 'By paying, you agree to the {terms} and have read the {privacy}.',
  priceNote: '',
  imprint: 'hidden',
  withdrawal: 'hidden',
}
