import type { DiscountCode } from '@course/contract/sales/codes'
import type { ActionItems } from '../kit/actions.tsx'

/** Pauses or resumes a code; one that has expired or is used up has no action. */
export function switchAction({ id, code, state }: DiscountCode): ActionItems {
  if (state === 'expired' || state === 'used') return []
  const isActive = state !== 'paused'
  return [
    {
      label: isActive ? 'Pause' : 'Resume',
      title: isActive ? 'Pause code' : 'Resume code',
      confirmLabel: isActive ? `Pause ${code}` : `Resume ${code}`,
      name: 'admin-code-switch',
      body: { id, active: !isActive },
      effect: isActive ? (
        <p>
          New buyers pay the normal price. Card forms that are open keep their price, for a day at most. You
          can resume the code.
        </p>
      ) : (
        <p>Buyers can use the code again.</p>
      ),
      done: isActive ? `${code} is paused.` : `${code} is active again.`,
    },
  ]
}
