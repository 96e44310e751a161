import { describe, expect, test } from 'vitest'
import { workshops } from './workshops.ts'

test('the facilitator pack has three workshops of two to two and a half hours, each with a break', () => {
  expect(workshops.map(({ agenda }) => agenda.at(-1)?.to)).toEqual([150, 120, 150])
  for (const { agenda } of workshops) {
    expect(agenda.filter(({ title }) => title === 'Break')).toHaveLength(1)
  }
})

describe.each([...workshops])('$slug', ({ aim, people, agenda, materials, templates }) => {
  test('uses each of its templates in the agenda, and asks for it among the materials', () => {
    const agendaText = agenda.map(({ text }) => text).join(' ')
    for (const text of [agendaText, materials.join(' ')]) {
      const named = [...text.matchAll(/[Tt]emplate (\d\d)/g)].map(([, number]) => number as string)
      expect([...new Set(named)].toSorted()).toEqual(templates.toSorted())
    }
  })

  test('asks the room one short question in every part but the break', () => {
    for (const { title, question } of agenda) {
      if (title === 'Break') expect(question).toBeUndefined()
      else expect(question, title).toMatch(/^[^"']{10,110}[.?]$/)
    }
  })

  test('tells the facilitator in one to three sentences what to do in each part', () => {
    for (const { title, text } of agenda) {
      expect(text.match(/[.?!]”?(?= \p{Lu}|$)/gu)?.length, title).toBeLessThanOrEqual(3)
    }
    const texts = [aim, people, ...materials, ...agenda.map(({ text }) => text)]
    expect(texts.join(' ')).not.toMatch(/["']|--/)
  })
})
