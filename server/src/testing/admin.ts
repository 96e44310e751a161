import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Person } from './people.ts'

type AdminResponse = { status: number; body: { code?: string; error?: string; data?: unknown } }

/** Calls a function as this person and returns the response, whatever its status. */
export async function callFunction(person: Person, name: string, body: object = {}): Promise<AdminResponse> {
  const response = await person.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as AdminResponse['body'] }
}

/** Calls a function, expects success and returns its data. */
export async function callFunctionData<Data>(person: Person, name: string, body?: object): Promise<Data> {
  const { status, body: responseBody } = await callFunction(person, name, body)
  expect(status, JSON.stringify(responseBody)).toBe(200)
  return responseBody.data as Data
}

/** Required fields of every staff action. */
export const newOperation = () => ({ operationId: randomUUID(), reason: 'for the test' })
