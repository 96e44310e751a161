import { type RefundCause, refundCauses } from '@course/contract/sales/payments'
import { Select } from '../../ui/field.tsx'

type RefundCauseSelectProps = { cause: RefundCause; onChange: (cause: RefundCause) => void }

export const RefundCauseSelect = ({ cause, onChange }: RefundCauseSelectProps) => (
  <Select
    label="Category"
    hint={cause === 'fraudulent' && 'Your card provider will block this card and email in the future.'}
    value={cause}
    onChange={(event) => onChange(event.target.value as RefundCause)}
  >
    {Object.entries(refundCauses).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </Select>
)
