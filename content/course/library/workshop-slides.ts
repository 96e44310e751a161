import { templateCopy } from '../toolkit/copy.ts'
import type { Slide, Slides } from '../toolkit/slides.ts'
import type { Workshop } from './types.ts'

type AgendaItem = Workshop['agenda'][number]

const titles: Readonly<Record<string, { readonly title: string }>> = templateCopy

export type SlideContent = Pick<Workshop, 'title' | 'aim' | 'agenda' | 'templates'>

/** What the room sees of a workshop: what for, the agenda, one slide for each part, and what it takes along. */
export function workshopSlides({ title, aim, agenda, templates }: SlideContent): Slides {
  const minutes = agenda.at(-1)?.to ?? 0
  return {
    title,
    slides: [
      { title, lines: [aim, ...(minutes > 0 ? [`In hand after ${minutes} minutes.`] : [])] },
      ...(agenda.length > 0 ? [agendaSlide(agenda)] : []),
      ...agenda.map(partSlide),
      {
        title: 'Before we leave',
        lines: [
          'Who does what next, and by which day?',
          `In hand by now: ${lowerFirst(aim)}`,
          `We worked with ${templates.map(named).join(', ')}.`,
        ],
      },
    ],
  }
}

const agendaSlide = (agenda: readonly AgendaItem[]): Slide => ({
  title: 'Agenda',
  table: {
    header: ['Minutes', 'Part', 'Template'],
    rows: agenda.map((item) => [minutesOf(item), item.title, usedIn(item).map(named).join(', ')]),
    widths: [0.15, 0.45, 0.4],
    size: 16,
  },
  lines: [],
})

const partSlide = (item: AgendaItem): Slide => ({
  title: item.title,
  lines: [
    ...(item.question ? [item.question] : []),
    ...usedIn(item).map((number) => `Template ${named(number)}`),
    `Minutes ${minutesOf(item)}`,
  ],
})

const minutesOf = ({ from, to }: AgendaItem) => `${from}–${to}`

/** The templates that the facilitator is told to use in this part. What is laid out in a break, the room sees after it. */
const usedIn = ({ question, text }: AgendaItem): string[] =>
  question
    ? [...new Set([...text.matchAll(/[Tt]emplate (\d\d)/g)].map(([, number]) => number as string))]
    : []

const named = (number: string) => `${number} ${titles[number]?.title ?? ''}`.trim()

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)
