import { describe, expect, test } from 'vitest'
import { builtInCourse } from '../../site/course.ts'
import { lessonPages } from '../pages.ts'
import { quizzes } from '../quizzes.ts'

const allQuestions = quizzes.flatMap(({ questions, overview, bank }) => [...questions, ...overview, ...bank])
const pages = lessonPages()

test('every question has a unique id and a unique text', () => {
  expect(new Set(allQuestions.map(({ id }) => id)).size).toBe(allQuestions.length)
  expect(new Set(allQuestions.map(({ question }) => question)).size).toBe(allQuestions.length)
})

describe.each([...quizzes])('the bank of $lessonId', ({ lessonId, questions, overview, bank }) => {
  const lesson = builtInCourse.lessons.findIndex(({ id }) => id === lessonId) + 1

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
    expect(pagesAsked.size).toBe(builtInCourse.lessons[lesson - 1]?.minutes.length)
  })

  test('shares no number with the pages of the lesson', () => {
    const onPages = new Set(pages.filter((page) => page.lessonId === lessonId).flatMap(numbersOnPage))
    for (const { id, question, options } of bank) {
      const shared = numbersIn([question, ...options].join(' ')).filter((number) => onPages.has(number))
      expect(shared, id).toEqual([])
    }
  })
})

test.each(allQuestions)(
  '$id has four options of nearly the same length',
  ({ question, options, feedback }) => {
    expect(new Set(options).size).toBe(4)
    const lengths = options.map((option) => option.length)
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThanOrEqual(1.2)
    expect(question.split(/\s+/).length).toBeLessThanOrEqual(60)
    expect([question, ...options, ...feedback].join(' ')).not.toMatch(/["']|--/)
  },
)

test.each(allQuestions)('$id has feedback for every option and quotes its page', ({ feedback, passage }) => {
  for (const text of feedback) expect(text).toMatch(/^\S.{19,}[.”]$/)
  expect(new Set(feedback).size).toBe(4)
  const lessonId = builtInCourse.lessons[passage.lesson - 1]?.id
  const page = pages.find((one) => one.lessonId === lessonId && one.pageNumber === passage.page)
  expect(passage.text.length).toBeGreaterThanOrEqual(5)
  expect(blocksOf(page?.content ?? '').some((block) => block.includes(passage.text))).toBe(true)
})

describe('over the whole bank', () => {
  // Four standard deviations: an unbiased bank fails about once in ten thousand times.
  const byChance = (share: number) => {
    const mean = allQuestions.length * share
    return { least: mean - 4 * Math.sqrt(mean * (1 - share)), most: mean + 4 * Math.sqrt(mean * (1 - share)) }
  }

  test.each([0, 1, 2, 3])('option %i is correct about as often as by chance', (position) => {
    const right = allQuestions.filter(({ correct }) => correct === position).length
    expect(right).toBeGreaterThanOrEqual(byChance(1 / 4).least)
    expect(right).toBeLessThanOrEqual(byChance(1 / 4).most)
  })

  test.each([
    ['longest', Math.max],
    ['shortest', Math.min],
  ])('the %s option is correct about as often as by chance', (_, extreme) => {
    let right = 0
    for (const { options, correct } of allQuestions) {
      const lengths = options.map((option) => option.length)
      const ties = lengths.filter((length) => length === extreme(...lengths)).length
      if (lengths[correct] === extreme(...lengths)) right += 1 / ties
    }
    expect(right).toBeGreaterThanOrEqual(byChance(1 / 4).least)
    expect(right).toBeLessThanOrEqual(byChance(1 / 4).most)
  })
})

/** The displayed text of a page, block by block. */
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
