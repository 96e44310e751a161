import type { AccessState } from '@course/contract/admin/customers'
import type { PurchaseEntry } from '@course/contract/sales/payments'
import type { FunctionResponse } from '../checkout-site.ts'
import { fetchSession, sendJson } from '../send-json.ts'

type Data<Value> = FunctionResponse<{ data: Value }>

/** Calls admin functions as the owner of a site that may crash at any time. Callers handle failed requests. */
export function ownerClient(siteUrl: string, account: { email: string; password: string }) {
  // All calls share one sign-in and, when sudo mode has ended, one confirmation of the password. More sign-ins would
  // make the site require a second factor.
  let session: ReturnType<typeof fetchSession> | undefined
  let confirmation: Promise<unknown> | undefined
  const callFunction = async <Value>(name: string, body: object): Promise<Data<Value>> => {
    // After a failure the next call signs in again.
    session ??= fetchSession(siteUrl, account).catch((error) => {
      session = undefined
      throw error
    })
    const { access_token: token } = await session
    const response = await sendJson<Data<Value>['body']>(`${siteUrl}/functions/v1/${name}`, { body, token })
    if (response.body.code !== 'admin.reauthentication_needed') return response
    confirmation ??= sendJson(`${siteUrl}/auth/v1/user`, {
      method: 'PUT',
      body: { current_password: account.password },
      token,
    }).finally(() => {
      confirmation = undefined
    })
    await confirmation
    return callFunction(name, body)
  }
  return {
    /** Lists the newest purchases. */
    purchases: () => callFunction<{ rows: PurchaseEntry[] }>('admin-payments', {}),
    /** Requests a refund. Repeating an operation id does not create another refund. */
    refund: (payment: PurchaseEntry, amount: number, operationId: string, seats?: readonly string[]) =>
      callFunction('admin-refund', {
        operationId,
        reason: 'chaos',
        purchaseId: payment.id,
        amount,
        seats,
        cause: 'requested_by_customer',
        expected: payment.left,
      }),
    access: (customerId: string) =>
      callFunction<{ access: AccessState }>('admin-customer', { id: customerId }),
    /** Grants or revokes access. Repeating an operation id has no effect. */
    decide: (decision: 'grant' | 'revoke', customerId: string, expected: AccessState, operationId: string) =>
      callFunction<{ access: AccessState }>(`admin-customer-${decision}-access`, {
        operationId,
        reason: 'chaos',
        id: customerId,
        expected,
      }),
  }
}
