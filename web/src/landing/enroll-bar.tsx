import { enrollLabel } from '@course/content/site/offer'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import type { CustomerLink } from './customer-link.ts'

/** Stays at the foot of the window on phones, as long as the parts that it stands in are in view. */
export function EnrollBar({ Owner }: { Owner: CustomerLink }) {
  return (
    <div className="sticky bottom-0 z-30 border-t border-hairline bg-paper px-5 py-3 md:hidden">
      {Owner ? (
        <Owner className={buttonClass({ wide: true })} />
      ) : (
        <ButtonLink to="#enrollment" wide>
          {enrollLabel}
        </ButtonLink>
      )}
    </div>
  )
}
