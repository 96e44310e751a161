import { accessGiven } from '@course/content/course/mail/access'
import { parseEmail } from '@course/contract/accounts'
import {
  ADDED_ENTRY_MAX_CHARACTERS,
  type AddedCustomer,
  type AddedCustomerState,
  type AddedCustomers,
  getsAccess,
  MAX_ADDED_CUSTOMERS,
} from '@course/contract/admin/add-customers'
import { z } from 'zod'
import { lockCustomer } from '../../access/index.ts'
import {
  createWelcomeLink,
  findAccountByEmail,
  findOrCreateCustomer,
  greetingName,
  isStaffEmail,
  type UserRow,
} from '../../auth/index.ts'
import { enqueueMail } from '../../mail/index.ts'
import type { Tx } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { pageAction, recordAuditEntry } from '../../staff/index.ts'
import { customerSubject } from '../define-customer-function.ts'
import { type ActionCall, adminAction, adminRead } from '../define-function.ts'
import { giveAccess } from './access-actions.ts'

const fields = {
  entries: z.array(z.string().max(ADDED_ENTRY_MAX_CHARACTERS)).min(1).max(MAX_ADDED_CUSTOMERS),
}
/** The longest entries in UTF-8. */
const bodyLimit = MAX_ADDED_CUSTOMERS * ADDED_ENTRY_MAX_CHARACTERS * 4

type ResolvedEntry = AddedCustomer & { email: string }

const previewAddedCustomers = adminRead(
  'admin-add-customers-preview',
  { permission: 'access', fields, bodyLimit },
  async (site, { body }): Promise<AddedCustomers> => ({
    results: (await resolveEntries(site, body.entries)).map(toResult),
  }),
)

/**
 * Creates accounts, gives them access and emails them, all or none. Decides again what each entry does, because accounts may
 * have changed since the preview. The outcome contains no email, because it is never deleted.
 */
const addCustomersAction = adminAction(
  'admin-add-customers',
  {
    permission: 'access',
    action: 'customers.add',
    requiresSudo: true,
    reason: 'required',
    fields,
    bodyLimit,
  },
  async (trx, site, call) => {
    const entries = await resolveEntries({ ...site, db: trx }, call.body.entries)
    // Lock in the order of the ids: another order could deadlock with the refund of a team.
    const ids = entries.filter(getsAccess).flatMap(({ id }) => id ?? [])
    for (const id of ids.toSorted()) await lockCustomer(trx, site.clock, id)
    const results: AddedCustomer[] = []
    for (const entry of entries)
      results.push(getsAccess(entry) ? await addCustomer(trx, site, call, entry) : toResult(entry))
    const count = results.filter(getsAccess).length
    return {
      subject: {
        type: 'customers',
        id: call.body.operationId,
        label: count === 1 ? '1 customer' : `${count} customers`,
      },
      outcome: { results } satisfies AddedCustomers,
    }
  },
)

async function addCustomer(
  trx: Tx,
  site: Site,
  { staff, body, request }: ActionCall<typeof fields>,
  { email, state }: ResolvedEntry,
): Promise<AddedCustomer> {
  const { user } = await findOrCreateCustomer(trx, site, email)
  await lockCustomer(trx, site.clock, user.id)
  const access = await giveAccess(trx, site, user.id, { reason: body.reason, decidedBy: staff.accountId })
  await enqueueMail(trx, site, {
    kind: 'access-given',
    to: user.email,
    name: greetingName(user),
    text: accessGiven(await createWelcomeLink(trx, site, user)),
  })
  // Each customer's timeline shows who gave access and why.
  await recordAuditEntry(
    trx,
    site,
    pageAction(staff, request, 'customer.give_access', { reason: body.reason }),
    { subject: customerSubject(user), change: { access: { old: user.access, new: access } }, outcome: {} },
  )
  return { state, id: user.id }
}

async function resolveEntries(
  site: Pick<Site, 'config' | 'db'>,
  entries: readonly string[],
): Promise<ResolvedEntry[]> {
  const resolved: ResolvedEntry[] = []
  const seen = new Set<string>()
  for (const entry of entries) {
    const { email = '' } = parseEmail(entry)
    const account = email ? await findAccountByEmail(site.db, email) : undefined
    const isStaff = email !== '' && (await isStaffEmail(site, email))
    const state = email === '' ? 'invalid' : seen.has(email) ? 'repeated' : stateOf(account, isStaff)
    seen.add(email)
    resolved.push({ email, state, id: account?.id ?? null })
  }
  return resolved
}

function stateOf(account: UserRow | undefined, isStaff: boolean): AddedCustomerState {
  if (isStaff) return 'staff'
  if (!account) return 'new'
  if (account.access === 'ended') return 'ended'
  return account.access === 'none' ? 'existing' : 'has_access'
}

const toResult = ({ state, id }: ResolvedEntry): AddedCustomer => ({ state, id })

export const addCustomersFunctions = [previewAddedCustomers, addCustomersAction]
