import { expect, test } from 'vitest'
import { launchChecklist } from './launch-checklist.ts'

const own = { privacy: 'Write to me@own.example.', terms: 'Write to me@own.example.' }
const stateOf = (input: Parameters<typeof launchChecklist>[0]) =>
  Object.fromEntries(launchChecklist(input).map(({ id, isDone }) => [id, isDone]))

test('marks items as done based on the state of the site', () => {
  const none = {
    policies: { privacy: 'hello@example.com', terms: 'hello@example.com' },
    isIssuerNamed: false,
  } as const
  const first = stateOf({ ...none, mail: 'files', cards: 'sandbox', backups: 'off' })
  expect(Object.values(first)).not.toContain(true)
  const known = ['issuer', 'privacy', 'terms', 'mail', 'cards', 'backups']
  const later = stateOf({
    policies: own,
    isIssuerNamed: true,
    mail: 'works',
    cards: 'works',
    backups: 'works',
  })
  expect(Object.keys(later).filter((id) => later[id])).toEqual(known)
  for (const [mail, cards, backups] of [
    ['untried', 'untried', 'untried'],
    ['untried', 'test keys', 'off'],
  ] as const)
    expect(stateOf({ policies: own, isIssuerNamed: false, mail, cards, backups })).toMatchObject({
      mail: false,
      cards: false,
      backups: false,
    })
})

test('every item has a title, instructions and locations', () => {
  const list = launchChecklist({
    policies: {},
    isIssuerNamed: false,
    mail: 'files',
    cards: 'sandbox',
    backups: 'off',
  })
  for (const { title, instructions, locations } of list)
    expect([title, instructions, ...locations]).not.toContain('')
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
})
