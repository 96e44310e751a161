import type { CustomerAccess } from '@course/contract/office/customers'
import { Badge } from '../../ui/status/badge.tsx'

export const accessTexts: Readonly<Record<CustomerAccess, string>> = {
  paid: 'Paid',
  given: 'Given',
  ended: 'Ended',
  none: 'No access',
}

const shapes: Readonly<Record<CustomerAccess, string>> = { paid: '●', given: '◐', ended: '○', none: '–' }
const tones = { paid: 'success', given: 'brand', ended: 'warning', none: 'neutral' } as const

/** Word and shape; the colour only helps. */
export const AccessBadge = ({ access }: { access: CustomerAccess }) => (
  <Badge tone={tones[access]}>
    <span aria-hidden="true" className="mr-1.5">
      {shapes[access]}
    </span>
    {accessTexts[access]}
  </Badge>
)

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day of UTC: `Nov 15, 2026`. */
export const Day = ({ at }: { at: string }) => (
  <time dateTime={at} className="tabular whitespace-nowrap">
    {day.format(new Date(at))}
  </time>
)
