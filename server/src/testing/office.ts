import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Person } from './people.ts'

type OfficeAnswer = { status: number; body: { code?: string; error?: string; data?: unknown } }

/** Calls a function as this person and answers with whatever came back. */
export async function ask(person: Person, name: string, body: object = {}): Promise<OfficeAnswer> {
  const answer = await person.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as OfficeAnswer['body'] }
}

/** The same where it has to succeed. */
export async function askData<Data>(person: Person, name: string, body?: object): Promise<Data> {
  const { status, body: answer } = await ask(person, name, body)
  expect(status, JSON.stringify(answer)).toBe(200)
  return answer.data as Data
}

/** What every act of staff carries. */
export const operation = () => ({ operationId: randomUUID(), reason: 'for the test' })
