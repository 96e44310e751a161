import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Person } from './people.ts'

type AdminResponse = { status: number; body: { code?: string; error?: string; data?: unknown } }

/** Calls a function as this person and answers with whatever came back. */
export async function callFunction(person: Person, name: string, body: object = {}): Promise<AdminResponse> {
  const response = await person.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as AdminResponse['body'] }
}

/** The same where it has to succeed. */
export async function callFunctionData<Data>(person: Person, name: string, body?: object): Promise<Data> {
  const { status, body: answer } = await callFunction(person, name, body)
  expect(status, JSON.stringify(answer)).toBe(200)
  return answer.data as Data
}

/** What every act of staff carries. */
export const operation = () => ({ operationId: randomUUID(), reason: 'for the test' })
