import type { Learner } from './learners.ts'
import type { ListedRequest } from './workbench.ts'

/** Time of the seeded entries. All saves are later. */
const SEEDED_AT = 1_767_225_600_000

const entries = JSON.stringify({
  'w01/change_name': ['One plan for six depots', SEEDED_AT, 'bench'],
  'w01/one_line': ['Jobs are planned the day before, for everybody who drives', SEEDED_AT, 'bench'],
  'w01/promise': [3_600_000, SEEDED_AT, 'bench'],
  'w02/stuck_at': ['First visits that fix it: 62 percent, goal 78', SEEDED_AT, 'bench'],
})

/** One plan per learner, with the id of its owner. */
export const addPlans = (count: number): string => `
  insert into plans (user_id, id, entries, revision, updated_at, chosen_at)
  select id, id, '${entries}', 1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'
  from users where email like 'learner-%'
  limit ${count}`

/** Saves by these learners in turn. Each has a later time, because a repeated save would write nothing. */
export const planSaves = (people: readonly Learner[], each: number): ListedRequest[] =>
  Array.from({ length: each }, (_, save) =>
    people.map(({ id, token }) => ({
      token,
      path: '/functions/v1/save-plan',
      body: {
        planId: id,
        changes: { 'w01/baseline': [`62 percent, count ${save}`, SEEDED_AT + 1 + save, 'bench'] },
        seen: save + 1,
      },
    })),
  ).flat()

/** Throws if a save fails. */
export async function requireSaved(url: string, { token, path, body }: ListedRequest): Promise<void> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The plan was not saved: ${response.status} ${await response.text()}`)
}
