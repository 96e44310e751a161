import { createHmac } from 'node:crypto'

/** The header by which the shop knows that the body is ours and fresh. */
export function signatureHeader(secret: string, body: string, nowSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${nowSeconds}.${body}`).digest('hex')
  return `t=${nowSeconds},v1=${signature}`
}
