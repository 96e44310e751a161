import type { AccessState } from '@course/contract/admin/customers'
import { Badge } from '../../ui/badge.tsx'

export const accessLabels: Readonly<Record<AccessState, string>> = {
  paid: 'Paid',
  given: 'Complimentary',
  ended: 'Ended',
  none: 'No access',
}

const symbols: Readonly<Record<AccessState, string>> = { paid: '●', given: '◐', ended: '○', none: '–' }
const tones = { paid: 'success', given: 'brand', ended: 'warning', none: 'neutral' } as const

/** The shape makes the badge readable without its color. */
export const AccessBadge = ({ access }: { access: AccessState }) => (
  <Badge tone={tones[access]}>
    <span aria-hidden="true" className="mr-1.5">
      {symbols[access]}
    </span>
    {accessLabels[access]}
  </Badge>
)
