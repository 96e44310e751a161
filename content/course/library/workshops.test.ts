import { describe, expect, test } from 'vitest'
import { workshops } from './workshops.ts'

test('has three workshops of 2 to 2.5 hours, each with one break', () => {
  expect(workshops.map(({ agenda }) => agenda.at(-1)?.to)).toEqual([150, 120, 150])
  for (const { agenda } of workshops) {
    expect(agenda.filter(({ title }) => title === 'Break')).toHaveLength(1)
  }
})

describe.each([...workshops])('$slug', ({ aim, people, agenda, materials, templates }) => {
  test('mentions each of its templates in the agenda and in the materials', () => {
    const agendaText = agenda.map(({ text }) => text).join(' ')
    for (const text of [agendaText, materials.join(' ')]) {
      const numbers = [...text.matchAll(/[Tt]emplate (\d\d)/g)].map(([, number]) => number as string)
      expect([...new Set(numbers)].toSorted()).toEqual(templates.toSorted())
    }
  })

  test('asks one short question in every agenda item except the break', () => {
    for (const { title, question } of agenda) {
      if (title === 'Break') expect(question).toBeUndefined()
      else expect(question, title).toMatch(/^[^"']{10,110}[.?]$/)
    }
  })

  test('describes each agenda item in one to three sentences', () => {
    for (const { title, text } of agenda) {
      expect(text.match(/[.?!]”?(?= \p{Lu}|$)/gu)?.length, title).toBeLessThanOrEqual(3)
    }
    const texts = [aim, people, ...materials, ...agenda.map(({ text }) => text)]
    expect(texts.join(' ')).not.toMatch(/["']|--/)
  })
})
