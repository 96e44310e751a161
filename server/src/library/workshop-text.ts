import type { Workshop } from '@course/content/course/library/types'
import { libraryTexts } from '@course/content/site/learning/library'
import { element, list } from './html-elements.ts'
import { passagesOfHtml } from './html-passages.ts'

const words = libraryTexts.workshop

/** More parts than any workshop has; every one of them becomes a slide. */
const MAX_PARTS = 60

/** A built-in workshop as one text, from which `agendaOf` reads its parts again. */
export function htmlOfWorkshop({ title, aim, people, agenda, materials }: Workshop): string {
  const parts = agenda.map(({ from, to, title: part, question, text }) => [
    element('h4', `${from}–${to} min: ${part}`),
    question ? element('p', `${words.onTheSlide} ${question}`) : '',
    element('p', text),
  ])
  return [
    element('h2', title),
    element('p', aim),
    element('p', people),
    element('h3', words.agenda),
    ...parts.flat(),
    element('h3', words.materials),
    list(materials),
  ].join('')
}

const timedHeading = /^(\d{1,4})\s*[–-]\s*(\d{1,4})\s*min(?:utes)?\b[\s:.,·–-]*(.+)$/i

/**
 * The parts of the agenda, for the slides: whatever stands under a heading that begins with minutes. Other headings and
 * what stands under them are for the reader alone.
 */
export function agendaOf(html: string): Workshop['agenda'] {
  return html
    .split(/(?=<h[2-6]>)/)
    .flatMap((section) => {
      const [heading = '', ...passages] = passagesOfHtml(section)
      const [, from, to, title] = timedHeading.exec(heading) ?? []
      if (!section.startsWith('<h') || title === undefined) return []
      const isQuestion = (passage: string) => passage.startsWith(words.onTheSlide)
      const question = passages.find(isQuestion)?.slice(words.onTheSlide.length).trim()
      return {
        from: Number(from),
        to: Number(to),
        title,
        ...(question && { question }),
        text: passages.filter((passage) => !isQuestion(passage)).join(' '),
      }
    })
    .slice(0, MAX_PARTS)
}
