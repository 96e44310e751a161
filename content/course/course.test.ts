import { describe, expect, test } from 'vitest'
import { siteContent } from '../site/content.ts'
import { builtInCourse } from '../site/course.ts'
import { numberWord } from '../site/number-word.ts'
import { sample } from '../site/pages/sample.ts'
import { exercises } from './exercises.ts'
import { courseImages } from './images.ts'
import { library } from './library.ts'
import { lessonPages } from './pages.ts'
import { quizzes } from './quizzes.ts'
import { templates } from './toolkit.ts'

const ELEMENTS =
  'h2 h3 p ul ol li strong em u blockquote a figure figcaption img table thead tbody tr th td hr'.split(' ')
const VOID = ['img', 'hr']
const pages = lessonPages().map((page) => ({ ...page, name: `${page.lessonId}, page ${page.pageNumber}` }))

test('the lessons have 3, 3, 4 and 3 pages, in reading order', () => {
  expect(pages.map((page) => page.name)).toEqual([
    'lesson1, page 1',
    'lesson1, page 2',
    'lesson1, page 3',
    'lesson2, page 1',
    'lesson2, page 2',
    'lesson2, page 3',
    'lesson3, page 1',
    'lesson3, page 2',
    'lesson3, page 3',
    'lesson3, page 4',
    'lesson4, page 1',
    'lesson4, page 2',
    'lesson4, page 3',
  ])
})

test('has as many pages, questions and lessons as the course declares', () => {
  const pagesOf = (id: string) => pages.filter((page) => page.lessonId === id).length
  const questionsOf = (id: string) => quizzes.find((quiz) => quiz.lessonId === id)?.questions.length
  expect(builtInCourse.lessons.map(({ id }) => [id, pagesOf(id), questionsOf(id)])).toEqual(
    builtInCourse.lessons.map(({ id, minutes, questions }) => [id, minutes.length, questions]),
  )
  for (const { lessonId, questions, overview } of quizzes) {
    expect(overview, lessonId).toHaveLength(builtInCourse.overviewQuestions)
    expect(questions.length, 'the number of answers tells the two quizzes apart').not.toBe(overview.length)
  }
})

describe.each(pages)('$name', ({ content }) => {
  const text = textOf(content)

  test('has 1,300 to 1,900 words', () => {
    const words = text.split(/\s+/).filter(Boolean).length
    expect(words).toBeGreaterThanOrEqual(1300)
    expect(words).toBeLessThanOrEqual(1900)
  })

  test('uses only the elements and attributes that a lesson may have, correctly nested', () => {
    const open: string[] = []
    for (const { closing, name, attributes } of tagsOf(content)) {
      expect(ELEMENTS).toContain(name)
      if (closing) expect(open.pop()).toBe(name)
      else if (!VOID.includes(name)) open.push(name)
      const names = [...attributes.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, key]) => key)
      expect(names).toEqual(name === 'img' ? ['src', 'alt', 'width', 'height'] : name === 'a' ? ['href'] : [])
      expect(attributes.replaceAll(/[a-z-]+="[^"]*"/g, '').trim()).toBe(VOID.includes(name) ? '/' : '')
      if (name === 'a' && !closing) expect(attributes).toMatch(/href="https:\/\//)
    }
    expect(open).toEqual([])
  })

  test('begins with one title and has a checklist and an exercise at the end', () => {
    expect(content).toMatch(/^<h2>/)
    expect(content.match(/<h2>/g)).toHaveLength(1)
    expect(content).toMatch(/<h3>Checklist: [^<]+<\/h3>\s*<ul>/)
    const headings = [...content.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, heading]) => heading)
    expect(headings.at(-1)).toBe('Reflection')
  })

  test('has no straight quotes or double hyphens in its text', () => {
    expect(text.match(/["']|--/g)).toBeNull()
  })

  test('shows only images that exist, each fully described', () => {
    const names = courseImages().map((image) => image.name)
    for (const { name, attributes } of tagsOf(content)) {
      if (name !== 'img') continue
      expect(names).toContain(/src="images\/([^"]+)"/.exec(attributes)?.[1])
      expect(/alt="([^"]+)"/.exec(attributes)?.[1]?.length).toBeGreaterThan(60)
    }
  })
})

test('the public sample is the opening of the first lesson, 500 to 700 words with a figure', () => {
  const opening = pages[0]?.content.replace(/^[\s\S]*?<\/ol>\s*/, '')
  expect(opening?.startsWith(sample().html)).toBe(true)
  expect(pages[0]?.content).toContain(`<h2>${sample().title}</h2>`)
  expect(sample().html).toMatch(/<figure>[\s\S]*<img [\s\S]*<\/figure>$/)
  const words = textOf(sample().html).split(/\s+/).filter(Boolean).length
  expect(words).toBeGreaterThanOrEqual(500)
  expect(words).toBeLessThanOrEqual(700)
})

/** Matches a count such as “ten articles” or “12 articles”. */
const counted = (count: number, things: string) => new RegExp(`(${numberWord(count)}|${count}) ${things}`)

test('promises as many articles, templates, exercises and questions as there are', () => {
  const priceBoxText = siteContent().offer.features.join(' ')
  const faqText = siteContent()
    .faq.items.map(({ answer }) => answer)
    .join(' ')
  for (const offer of [priceBoxText, faqText]) {
    expect(offer).toMatch(counted(library.articles.length, 'articles'))
    expect(offer).toMatch(counted(templates.length, 'templates'))
  }
  expect(faqText).toContain(`${numberWord(library.workshops.length)} workshops`)
  expect(templates).toHaveLength(14)
  const questionCount = quizzes.flatMap(({ questions }) => questions).length
  expect(
    siteContent()
      .highlights.items.slice(0, 3)
      .map(({ figure }) => Number(figure)),
  ).toEqual([builtInCourse.lessons.length, exercises.length, questionCount])
})

test('the quizzes have 5, 10, 10 and 10 questions and two each for the overview', () => {
  expect(quizzes.map((quiz) => [quiz.lessonId, quiz.questions.length, quiz.overview.length])).toEqual([
    ['lesson1', 5, 2],
    ['lesson2', 10, 2],
    ['lesson3', 10, 2],
    ['lesson4', 10, 2],
  ])
})

test('asks no question twice', () => {
  const texts = quizzes.flatMap((quiz) => [...quiz.questions, ...quiz.overview]).map((q) => q.question)
  expect(new Set(texts).size).toBe(texts.length)
})

describe.each([...quizzes])('the quiz of $lessonId', ({ questions, overview }) => {
  const all = [...questions, ...overview]

  test('offers four different options of similar length', () => {
    for (const { question, options } of all) {
      expect(new Set(options).size, question).toBe(4)
      const lengths = options.map((option) => option.length)
      expect(Math.max(...lengths) / Math.min(...lengths), question).toBeLessThanOrEqual(1.6)
    }
  })

  test('explains every answer in one sentence', () => {
    for (const { explanation, question } of all) {
      expect(explanation, question).toMatch(/^\S.{29,}[.”]$/)
      expect(explanation.match(/[.?!]\s+[A-Z]/), question).toBeNull()
    }
  })

  test('uses typographic quotes', () => {
    for (const { question, options, explanation } of all) {
      expect([question, ...options, explanation].join(' ')).not.toMatch(/["']/)
    }
  })

  test('cannot be passed by position', () => {
    for (const position of [0, 1, 2, 3]) {
      const used = questions.filter((question) => question.correct === position).length
      expect(used).toBeGreaterThanOrEqual(Math.floor(questions.length / 4))
      expect(used).toBeLessThanOrEqual(Math.ceil(questions.length / 4))
    }
    expect(new Set(overview.map(({ correct }) => correct)).size).toBe(overview.length)
  })

  test('cannot be passed by choosing the longest or the shortest option', () => {
    const isPicked = (pick: (...lengths: number[]) => number) =>
      questions.filter(({ options, correct }) => {
        const lengths = options.map((option) => option.length)
        return lengths[correct] === pick(...lengths)
      }).length
    // At most half of the answers, well below the pass mark of 70 percent.
    expect(isPicked(Math.max) / questions.length).toBeLessThanOrEqual(0.5)
    expect(isPicked(Math.min) / questions.length).toBeLessThanOrEqual(0.5)
  })
})

function tagsOf(html: string) {
  return [...html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)].map(([, slash, name, attributes]) => ({
    closing: slash === '/',
    name: name as string,
    attributes: attributes as string,
  }))
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]+>/g, ' ')
}
