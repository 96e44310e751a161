import type { Workshop } from '@course/content/course/library/types'
import { libraryCopy } from '@course/content/site/learning/library'
import { htmlToPassages } from '../editing/index.ts'
import { htmlElement, htmlList } from './html.ts'

const workshopCopy = libraryCopy.workshop

/** More than any workshop has; each item becomes a slide. */
const MAX_AGENDA_ITEMS = 60

/** A built-in workshop as one text, from which `parseAgenda` can restore the agenda. */
export function workshopToHtml({ title, aim, people, agenda, materials }: Workshop): string {
  const parts = agenda.map(({ from, to, title: itemTitle, question, text }) => [
    htmlElement('h4', workshopCopy.part(from, to, itemTitle)),
    question ? htmlElement('p', `${workshopCopy.onTheSlide} ${question}`) : '',
    htmlElement('p', text),
  ])
  return [
    htmlElement('h2', title),
    htmlElement('p', aim),
    htmlElement('p', people),
    htmlElement('h3', workshopCopy.agenda),
    ...parts.flat(),
    htmlElement('h3', workshopCopy.materials),
    htmlList(materials),
  ].join('')
}

const timedHeading = new RegExp(
  String.raw`^(\d{1,4})\s*[–-]\s*(\d{1,4})\s*(?:${workshopCopy.minuteWords.join('|')})(?!\p{L})[\s:.,·–-]*(.+)$`,
  'iu',
)

/**
 * Agenda items for the slides: everything under a heading that starts with minutes. Other headings are for
 * readers only.
 */
export function parseAgenda(html: string): Workshop['agenda'] {
  return html
    .split(/(?=<h[2-6]>)/)
    .flatMap((section) => {
      const [heading = '', ...passages] = htmlToPassages(section)
      const [, from, to, title] = timedHeading.exec(heading) ?? []
      if (!section.startsWith('<h') || title === undefined) return []
      const isQuestion = (passage: string) => passage.startsWith(workshopCopy.onTheSlide)
      const question = passages.find(isQuestion)?.slice(workshopCopy.onTheSlide.length).trim()
      return {
        from: Number(from),
        to: Number(to),
        title,
        ...(question && { question }),
        text: passages.filter((passage) => !isQuestion(passage)).join(' '),
      }
    })
    .slice(0, MAX_AGENDA_ITEMS)
}
