import type { AccessState } from '@course/contract/admin/customers'
import { publicClientKey } from '@course/contract/client-key'
import type { PurchaseEntry } from '@course/contract/sales/payments'
import type { FunctionResponse } from '../checkout-site.ts'

type Data<Value> = FunctionResponse<{ data: Value }>

/** Calls admin functions as the owner of a site that may crash at any time. Callers handle failed requests. */
export function ownerClient(siteUrl: string, account: { email: string; password: string }) {
  const send = async <Body>(method: string, path: string, body: unknown, token: string = publicClientKey) => {
    const response = await fetch(`${siteUrl}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        apikey: publicClientKey,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as FunctionResponse<Body>['body'] }
  }
  const signIn = async () => {
    const response = await send<{ access_token: string }>(
      'POST',
      '/auth/v1/token?grant_type=password',
      account,
    )
    if (response.status !== 200) throw new Error(`the owner could not sign in: ${response.status}`)
    return response.body.access_token
  }
  // All calls share one sign-in and, when sudo mode has ended, one confirmation of the password. More sign-ins would
  // make the site require a second factor.
  let token: Promise<string> | undefined
  let confirmation: Promise<unknown> | undefined
  const callFunction = async <Value>(name: string, body: object): Promise<Data<Value>> => {
    // After a failure the next call signs in again.
    token ??= signIn().catch((error) => {
      token = undefined
      throw error
    })
    const accessToken = await token
    const response = await send<{ data: Value }>('POST', `/functions/v1/${name}`, body, accessToken)
    if (response.body.code !== 'admin.reauthentication_needed') return response
    confirmation ??= send(
      'PUT',
      '/auth/v1/user',
      { current_password: account.password },
      accessToken,
    ).finally(() => {
      confirmation = undefined
    })
    await confirmation
    return callFunction(name, body)
  }
  return {
    /** Lists the newest purchases. */
    purchases: () => callFunction<{ rows: PurchaseEntry[] }>('admin-payments', {}),
    /** Requests a refund. Repeating an operation id does not create another refund. */
    refund: (payment: PurchaseEntry, amount: number, operationId: string) =>
      callFunction('admin-refund', {
        operationId,
        reason: 'chaos',
        purchaseId: payment.id,
        amount,
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
