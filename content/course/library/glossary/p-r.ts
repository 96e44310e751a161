import type { GlossaryEntry } from '../types.ts'

export const fromPToR: readonly GlossaryEntry[] = [
  {
    slug: 'premortem',
    term: 'premortem',
    forms: ['premortems'],
    text: 'It is a year from now and the change has failed: everyone writes down why, in silence, before anyone speaks. Every reason is kept.',
    page: { lesson: 4, page: 3 },
  },
  {
    slug: 'proficiency',
    term: 'proficiency',
    text: 'The share of users at the target time and error rate on live work. Of the measures of the course, only this one is a property of people.',
    page: { lesson: 3, page: 3 },
  },
  {
    slug: 'raci',
    term: 'RACI',
    text: 'Responsible, accountable, consulted, informed: four roles for each line of a plan, with exactly one name that is accountable.',
    page: { lesson: 1, page: 3 },
  },
  {
    slug: 'readiness',
    term: 'readiness',
    forms: ['readiness test'],
    text: 'Proof, on live-like work and against a threshold set beforehand, that people can do it on the day. Attendance at a course does not show it.',
    page: { lesson: 3, page: 4 },
  },
  {
    slug: 'realized',
    term: 'realized',
    text: 'The result that justified the money has appeared, and stays. If there was a business case, this is what was promised.',
    page: { lesson: 1, page: 1 },
  },
  {
    slug: 'reinforcement-calendar',
    term: 'reinforcement calendar',
    text: 'Four dates set before the switch: obstacles on day 30, the old path on day 90, adaptation on day 180, the verdict on day 365. They come from practice.',
    page: { lesson: 3, page: 4 },
  },
  {
    slug: 'resistance',
    term: 'resistance',
    text: 'What those who run a change call the objections of those who receive it. Ask for the sentences behind it, and sort them by strand.',
    page: { lesson: 3, page: 1 },
  },
  {
    slug: 'restraint',
    term: 'restraint',
    forms: ['restraints'],
    text: 'A force that holds a level down: a rule, a queue, a missing part, a risk to somebody’s standing. Look for one to remove before you add a push.',
    page: { lesson: 1, page: 2 },
  },
  {
    slug: 'run-rate',
    term: 'run rate',
    text: 'What a year would bring at today’s factors: the promise times the product of the chain.',
    page: { lesson: 1, page: 1 },
  },
]
