import { describe, expect, test } from 'vitest'
import { course } from '../../site/course.ts'
import { lessonPages } from '../pages.ts'
import { quizzes } from '../quizzes.ts'

const asked = quizzes.flatMap(({ questions, overview, bank }) => [...questions, ...overview, ...bank])
const written = quizzes.flatMap(({ bank }) => bank)
const pages = lessonPages()

test('every question has an id of its own, and no two ask the same', () => {
  expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
  expect(new Set(asked.map(({ question }) => question)).size).toBe(asked.length)
})

describe.each([...quizzes])('the bank of $lessonId', ({ lessonId, questions, overview, bank }) => {
  const lesson = course.lessons.findIndex(({ id }) => id === lessonId) + 1

  test('names its questions by lesson and page', () => {
    for (const { id, passage } of bank) {
      expect(id).toMatch(new RegExp(`^l${lesson}-p${passage.page}-\\d\\d$`))
      expect(passage.lesson, id).toBe(lesson)
    }
  })

  test('is at least three times as large as the quiz', () => {
    const all = questions.length + overview.length + bank.length
    expect(all).toBeGreaterThanOrEqual(3 * questions.length)
    const pagesAsked = new Set(bank.map(({ passage }) => passage.page))
    expect(pagesAsked.size).toBe(course.lessons[lesson - 1]?.pages)
  })

  test('shares no number with the pages of the lesson', () => {
    const onPages = new Set(pages.filter((page) => page.lessonId === lessonId).flatMap(numbersOnPage))
    for (const { id, question, options } of bank) {
      const shared = numbersIn([question, ...options].join(' ')).filter((number) => onPages.has(number))
      expect(shared, id).toEqual([])
    }
  })
})

test.each([...written])('$id is asked fairly', ({ question, options, feedback }) => {
  expect(new Set(options).size).toBe(4)
  const lengths = options.map((option) => option.length)
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThanOrEqual(1.6)
  expect(question.split(/\s+/).length).toBeLessThanOrEqual(60)
  expect([question, ...options, ...feedback].join(' ')).not.toMatch(/["']|--/)
})

test.each(asked)('$id has feedback for every option and rests on its page', ({ feedback, passage }) => {
  for (const words of feedback) expect(words).toMatch(/^\S.{19,}[.”]$/)
  expect(new Set(feedback).size).toBe(4)
  const lessonId = course.lessons[passage.lesson - 1]?.id
  const page = pages.find((one) => one.lessonId === lessonId && one.pageNumber === passage.page)
  expect(passage.text.length).toBeGreaterThanOrEqual(5)
  expect(blocksOf(page?.content ?? '').some((block) => block.includes(passage.text))).toBe(true)
})

describe('over the whole bank', () => {
  // Four standard deviations: a bank written without a habit fails about once in ten thousand.
  const byChance = (share: number) => {
    const mean = asked.length * share
    return { least: mean - 4 * Math.sqrt(mean * (1 - share)), most: mean + 4 * Math.sqrt(mean * (1 - share)) }
  }

  test.each([0, 1, 2, 3])('option %i is right no more and no less often than by chance', (position) => {
    const right = asked.filter(({ correct }) => correct === position).length
    expect(right).toBeGreaterThanOrEqual(byChance(1 / 4).least)
    expect(right).toBeLessThanOrEqual(byChance(1 / 4).most)
  })

  test.each([
    ['longest', Math.max],
    ['shortest', Math.min],
  ])('the %s option is right no more and no less often than by chance', (_, extreme) => {
    let right = 0
    for (const { options, correct } of asked) {
      const lengths = options.map((option) => option.length)
      const ties = lengths.filter((length) => length === extreme(...lengths)).length
      if (lengths[correct] === extreme(...lengths)) right += 1 / ties
    }
    expect(right).toBeGreaterThanOrEqual(byChance(1 / 4).least)
    expect(right).toBeLessThanOrEqual(byChance(1 / 4).most)
  })
})

/** The texts of a page, block by block, as they are shown. */
function blocksOf(html: string): string[] {
  return html
    .split(/<\/?(?:h2|h3|p|ul|ol|li|blockquote|figure|figcaption|table|thead|tbody|tr|th|td|hr)>/)
    .map((block) =>
      block
        .replaceAll(/<[^>]+>/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
}

const numbersIn = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? []

function numbersOnPage({ content }: { content: string }): string[] {
  return numbersIn(content.replaceAll(/<[^>]+>/g, ' '))
}
