import type { AccessState } from '@course/contract/admin/customers'
import { publicClientKey } from '@course/contract/client-key'
import type { PurchaseEntry } from '@course/contract/sales/payments'
import type { FunctionResponse } from '../checkout-site.ts'

type Data<Value> = FunctionResponse<{ data: Value }>

/** Calls admin functions as the owner of a site that may crash at any time. Callers handle failed requests. */
export function ownerClient(siteUrl: string, account: { email: string; password: string }) {
  const post = async <Body>(path: string, body: unknown, token: string = publicClientKey) => {
    const response = await fetch(`${siteUrl}${path}`, {
      method: 'POST',
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
    const response = await post<{ access_token: string }>('/auth/v1/token?grant_type=password', account)
    if (response.status !== 200) throw new Error(`the owner could not sign in: ${response.status}`)
    return response.body.access_token
  }
  let token: Promise<string> | undefined
  const callFunction = async <Value>(name: string, body: object): Promise<Data<Value>> => {
    // All calls share one sign-in. After a failure the next call signs in again.
    token ??= signIn().catch((error) => {
      token = undefined
      throw error
    })
    const response = await post<{ data: Value }>(`/functions/v1/${name}`, body, await token)
    const isSignedOut = response.status === 401 || response.body.code === 'admin.reauthentication_needed'
    if (isSignedOut) token = undefined
    return isSignedOut ? callFunction(name, body) : response
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
