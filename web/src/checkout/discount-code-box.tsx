import { formatMoney } from '@course/content/site/format'
import { codeCopy } from '@course/content/site/pages/checkout'
import { CODE_MAX_CHARACTERS, type CodePrice } from '@course/contract/sales/codes'
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Waiting } from '../ui/spinner.tsx'
import type { DiscountCode } from './use-discount-code.ts'

/** The code below the email: the field, which opens before hydration, or the price with the code. */
export function DiscountCodeBox({ discount }: { discount: DiscountCode }) {
  const box = useRef<HTMLDivElement>(null)
  const isFocusDue = useRef(false)
  // Apply and Remove replace the box, so move the focus into what replaces it.
  useEffect(() => {
    if (!isFocusDue.current || discount.isChecking) return
    isFocusDue.current = false
    box.current?.querySelector<HTMLElement>('[open] input, button, summary')?.focus()
  })
  const change = (act: () => void) => {
    isFocusDue.current = true
    act()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('code') ?? '')
    change(() => (typed.trim() ? discount.apply(typed) : discount.remove()))
  }

  return (
    <div ref={box} className="not-has-[summary]:basis-full has-[[open]]:basis-full">
      {discount.price ? (
        <CodePriceLines price={discount.price} onRemove={() => change(discount.remove)} />
      ) : discount.isChecking ? (
        <Waiting>{codeCopy.checking}</Waiting>
      ) : (
        <details open={discount.problem !== undefined}>
          <summary className="text-link min-h-10 rounded-sm text-sm font-medium">{codeCopy.have}</summary>
          <form noValidate onSubmit={submit} className="mt-3 mb-2 grid gap-3">
            <Field
              label={codeCopy.label}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={CODE_MAX_CHARACTERS}
              defaultValue={discount.code ?? discount.typed}
              error={discount.problem}
            />
            <Button type="submit" variant="secondary">
              {codeCopy.apply}
            </Button>
          </form>
        </details>
      )}
    </div>
  )
}

/** The price before and after the code. */
export function CodePriceLines({ price, onRemove }: { price: CodePrice; onRemove?: () => void }) {
  const money = (cents: number) => formatMoney(cents, price.currency)
  return (
    <div role="status" className="rounded-md border border-hairline bg-wash p-4 text-sm">
      <dl className="grid gap-2">
        <Line name={codeCopy.price}>{money(price.price)}</Line>
        <Line name={codeCopy.code(price.code)}>−{money(price.discount)}</Line>
        <div className="flex justify-between gap-4 border-t border-hairline pt-2 font-semibold">
          <dt>{codeCopy.total}</dt>
          <dd className="tabular">{money(price.total)}</dd>
        </div>
      </dl>
      {onRemove && (
        <button type="button" onClick={onRemove} className="text-link mt-2 min-h-8 rounded-sm font-semibold">
          {codeCopy.remove}
        </button>
      )}
    </div>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="wrap-anywhere">{name}</dt>
    <dd className="tabular whitespace-nowrap">{children}</dd>
  </div>
)
