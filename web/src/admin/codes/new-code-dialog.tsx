import {
  CODE_MAX_CHARACTERS,
  CODE_MIN_CHARACTERS,
  type CodeTerms,
  type DiscountCodes,
  discountOn,
  MAX_CODE_USES,
  type NewCode,
  newCodeProblems,
  PARTNER_MAX_CHARACTERS,
  parseCode,
} from '@course/contract/sales/codes'
import { formatAmount, parseAmount } from '@course/contract/sales/payments'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { ActionDialog } from '../kit/action-dialog.tsx'
import { randomCode } from './code-text.ts'

type Kind = 'percent' | 'amount'

export function NewCodeDialog({ price, onClose }: { price: DiscountCodes['price']; onClose: () => void }) {
  const [typedCode, setTypedCode] = useState('')
  const [kind, setKind] = useState<Kind>('percent')
  const [typedOff, setTypedOff] = useState('')
  const [lastDay, setLastDay] = useState('')
  const [typedUses, setTypedUses] = useState('')
  const [partner, setPartner] = useState('')
  const code = parseCode(typedCode)
  const terms = parseTerms(kind, typedOff, price.currency)
  const maxUses = parseUses(typedUses)
  const newCode: NewCode | undefined =
    code && terms && maxUses !== undefined
      ? { code, ...terms, maxUses, lastDay: lastDay || null, partner: partner.trim() }
      : undefined
  const problems = newCode ? newCodeProblems(newCode, price) : {}
  return (
    <ActionDialog
      onClose={onClose}
      action={{
        label: 'New code',
        confirmLabel: 'Create code',
        name: 'admin-code-create',
        body: { ...newCode },
        done: `${code ?? 'The code'} is ready to share.`,
        effect: (
          <p>
            The price is {formatAmount(price.amount, price.currency)}. A code can't be changed later, only
            paused.
          </p>
        ),
        rules: {
          code: () =>
            code && code.length >= CODE_MIN_CHARACTERS
              ? problems.code
              : `Use ${CODE_MIN_CHARACTERS} to ${CODE_MAX_CHARACTERS} letters, digits and hyphens`,
          off: () =>
            terms
              ? problems.off
              : kind === 'percent'
                ? 'Enter a percentage such as 20'
                : 'Enter an amount such as 50.00',
          maxUses: () => (maxUses === undefined ? `Enter a number up to ${MAX_CODE_USES}` : problems.maxUses),
        },
        fields: (
          <>
            <Field
              label="Code"
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={CODE_MAX_CHARACTERS}
              value={typedCode}
              onChange={(event) => setTypedCode(event.target.value)}
              hint={
                <Button variant="quiet" size="small" onClick={() => setTypedCode(randomCode())}>
                  Use a random code
                </Button>
              }
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <Select label="Discount" value={kind} onChange={(event) => setKind(event.target.value as Kind)}>
                <option value="percent">Percentage</option>
                <option value="amount">Amount</option>
              </Select>
              <Field
                label={kind === 'percent' ? 'Percent off' : `Amount off (${price.currency.toUpperCase()})`}
                name="off"
                inputMode="decimal"
                autoComplete="off"
                value={typedOff}
                onChange={(event) => setTypedOff(event.target.value)}
                hint={terms && `Buyers pay ${formatAmount(priceWith(terms, price.amount), price.currency)}.`}
              />
              <Field
                label="Last day (optional)"
                name="lastDay"
                type="date"
                min={new Date().toISOString().slice(0, 10)}
                value={lastDay}
                onChange={(event) => setLastDay(event.target.value)}
                hint="Ends at midnight UTC."
              />
              <Field
                label="Maximum uses (optional)"
                name="maxUses"
                inputMode="numeric"
                autoComplete="off"
                value={typedUses}
                onChange={(event) => setTypedUses(event.target.value)}
              />
            </div>
            <Field
              label="Partner (optional)"
              name="partner"
              autoComplete="off"
              maxLength={PARTNER_MAX_CHARACTERS}
              value={partner}
              onChange={(event) => setPartner(event.target.value)}
              hint="Who shares the code. Buyers don't see it."
            />
          </>
        ),
      }}
    />
  )
}

const priceWith = (terms: CodeTerms, amount: number) => amount - discountOn(terms, amount)

function parseTerms(kind: Kind, typed: string, currency: string): CodeTerms | undefined {
  if (kind === 'amount') {
    const amountOff = parseAmount(typed, currency)
    return amountOff ? { percentOff: null, amountOff } : undefined
  }
  const text = typed.trim().replace(',', '.').replace(/\s*%$/, '')
  const percentOff = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : 0
  return percentOff > 0 && percentOff <= 100 ? { percentOff, amountOff: null } : undefined
}

/** Null without a limit, undefined if it is not a number. */
function parseUses(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  const uses = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return uses >= 1 && uses <= MAX_CODE_USES ? uses : undefined
}
