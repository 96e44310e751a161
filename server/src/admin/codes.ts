import {
  CODE_MAX_CHARACTERS,
  CODE_MIN_CHARACTERS,
  type CodeTerms,
  type DiscountCodeDetails,
  type DiscountCodes,
  MAX_CODE_USES,
  MAX_CODE_YEARS,
  type NewCode,
  newCodeProblems,
  PARTNER_MAX_CHARACTERS,
  parseCode,
} from '@course/contract/sales/codes'
import { formatAmount } from '@course/contract/sales/payments'
import { z } from 'zod'
import type { ServerFunction } from '../http/functions.ts'
import { addDays, todayUtc } from '../platform/days.ts'
import { AppError } from '../platform/errors.ts'
import type { Site } from '../platform/site.ts'
import {
  type Cards,
  createCode,
  currentOffer,
  fetchCode,
  fetchCodes,
  listCodeSalesByMonth,
  listSalesByCode,
  setCodeActive,
} from '../sales/index.ts'
import { adminAction, adminRead } from './define-function.ts'

/** The provider's id of a code. */
export const codeIdField = { id: z.string().regex(/^promo_\w{1,100}$/) }

const newCodeFields = {
  code: z
    .string()
    .transform((typed) => parseCode(typed) ?? '')
    .pipe(z.string().min(CODE_MIN_CHARACTERS).max(CODE_MAX_CHARACTERS)),
  percentOff: z.number().min(0.01).max(100).multipleOf(0.01).nullable(),
  amountOff: z.number().int().min(1).max(99_999_999).nullable(),
  lastDay: z.iso.date().nullable(),
  maxUses: z.number().int().min(1).max(MAX_CODE_USES).nullable(),
  partner: z
    .string()
    .trim()
    .max(PARTNER_MAX_CHARACTERS)
    .regex(/^\P{Cc}*$/u)
    .default(''),
}

/** Functions of the discount codes, which are stored at the card provider. */
export const codeFunctions = (cards: Cards): ServerFunction[] => [
  adminRead('admin-codes', { permission: 'texts' }, async (site): Promise<DiscountCodes> => {
    const { amount, currency } = currentOffer()
    return { codes: await fetchCodes(cards, await contextOf(site)), price: { amount, currency } }
  }),

  adminRead(
    'admin-code',
    { permission: 'texts', fields: codeIdField },
    async (site, { body: { id } }): Promise<DiscountCodeDetails> => {
      const { currency } = currentOffer()
      return {
        code: await fetchCode(cards, id, await contextOf(site)),
        currency,
        months: await listCodeSalesByMonth(site.db, id, currency),
      }
    },
  ),

  adminAction(
    'admin-code-create',
    {
      permission: 'texts',
      action: 'code.create',
      // A code can give the course away.
      requiresSudo: true,
      reason: 'optional',
      fields: newCodeFields,
      prepare: async (site, { body }) => {
        const { operationId, reason: _, ...fields } = body
        const code = parseNewCode(site, fields)
        await createCode(cards, operationId, code)
        return code
      },
    },
    async (_trx, _site, { body }, code) => ({
      subject: { type: 'code', id: body.operationId, label: code.code },
      change: { discount: { old: null, new: termsText(code) } },
    }),
  ),

  adminAction(
    'admin-code-switch',
    {
      permission: 'texts',
      action: 'code.switch',
      fields: { ...codeIdField, active: z.boolean() },
      prepare: (_site, { staff, body: { id, active } }) => {
        // Only an active code lowers the price, so pausing one needs no sudo mode.
        if (active && !staff.isInSudoMode) throw new AppError('admin.reauthentication_needed')
        return setCodeActive(cards, id, active)
      },
    },
    async (_trx, _site, { body: { id, active } }, { code }) => ({
      subject: { type: 'code', id, label: code },
      change: { state: { old: null, new: active ? 'active' : 'paused' } },
    }),
  ),
]

const contextOf = async (site: Site) => ({
  site,
  sales: await listSalesByCode(site.db, currentOffer().currency),
})

type NewCodeFields = Omit<NewCode, 'percentOff' | 'amountOff'> & {
  percentOff: number | null
  amountOff: number | null
}

/** Throws if the code is not possible, or leaves a price that cannot be charged. */
function parseNewCode(
  site: Pick<Site, 'clock'>,
  { percentOff, amountOff, ...fields }: NewCodeFields,
): NewCode {
  if ((percentOff === null) === (amountOff === null)) throw new AppError('request.invalid')
  const code = { ...fields, percentOff, amountOff } as NewCode
  const firstDay = todayUtc(site.clock)
  const { lastDay } = code
  if (lastDay !== null && (lastDay < firstDay || lastDay > addDays(firstDay, MAX_CODE_YEARS * 365)))
    throw new AppError('code.invalid', { text: 'Choose a last day within the next five years' })
  const [problem] = Object.values(newCodeProblems(code, currentOffer()))
  if (problem) throw new AppError('code.invalid', { text: problem })
  return code
}

const termsText = (terms: CodeTerms): string =>
  terms.percentOff === null ? formatAmount(terms.amountOff, currentOffer().currency) : `${terms.percentOff}%`
