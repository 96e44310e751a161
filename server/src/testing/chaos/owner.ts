import type { AccessState } from '@course/contract/admin/customers'
import type { PurchaseEntry } from '@course/contract/billing/payments'
import { publicClientKey } from '@course/contract/client-key'
import type { Answer } from '../checkout-site.ts'

type Data<Value> = Answer<{ data: Value }>

/** The owner at the office of a site that may be gone at any moment. Every answer of 500 or none is for the caller. */
export function ownerOf(siteUrl: string, account: { email: string; password: string }) {
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
    return { status: response.status, body: (await response.json()) as Answer<Body>['body'] }
  }
  const signIn = async () => {
    const response = await post<{ access_token: string }>('/auth/v1/token?grant_type=password', account)
    if (response.status !== 200) throw new Error(`the owner could not sign in: ${response.status}`)
    return response.body.access_token
  }
  let signedIn: Promise<string> | undefined
  const ask = async <Value>(name: string, body: object): Promise<Data<Value>> => {
    // Many windows, one sign-in; one that failed is tried again by whoever comes next.
    signedIn ??= signIn().catch((error) => {
      signedIn = undefined
      throw error
    })
    const response = await post<{ data: Value }>(`/functions/v1/${name}`, body, await signedIn)
    const isSignedOut = response.status === 401 || response.body.code === 'admin.reauthentication_needed'
    if (isSignedOut) signedIn = undefined
    return isSignedOut ? ask(name, body) : response
  }
  return {
    /** The newest purchases. */
    purchases: () => ask<{ rows: PurchaseEntry[] }>('admin-payments', {}),
    /** Asks for a refund; the same operation again is the same refund. */
    refund: (payment: PurchaseEntry, amount: number, operationId: string) =>
      ask('admin-refund', {
        operationId,
        reason: 'chaos',
        purchaseId: payment.id,
        amount,
        cause: 'requested_by_customer',
        expected: payment.left,
      }),
    access: (customerId: string) => ask<{ access: AccessState }>('admin-customer', { id: customerId }),
    /** Gives access or ends it; the same operation again is the same decision. */
    decide: (decision: 'grant' | 'revoke', customerId: string, expected: AccessState, operationId: string) =>
      ask<{ access: AccessState }>(`admin-customer-${decision}-access`, {
        operationId,
        reason: 'chaos',
        id: customerId,
        expected,
      }),
  }
}
