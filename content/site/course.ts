import { publishedInPage } from './published.ts'
import type { Course, PublishedCourse } from './types.ts'

/** The course of this release, until another one is imported. A test compares it with `course/`. */
export const builtInCourse: Course = {
  id: 'intro-change-management',
  workload: 'PT5H',
  lessons: [
    {
      id: 'lesson1',
      title: 'Introduction to Change Management',
      duration: '',
      description:
        'Why sound plans fail, what the evidence really says, and the frame that the rest of the course stands on.',
      topics: ['Why change fails', 'Five models and their limits', 'Three strands, four knots'],
      minutes: [9, 8, 9],
      questions: 5,
    },
    {
      id: 'lesson2',
      title: 'Strategies for Effective Change Management',
      duration: '',
      description:
        'Find out what moves and for whom, earn a sponsor’s time, and say things that change what people do.',
      topics: ['Impact and stakeholders', 'Sponsorship and coalition', 'Communication and engagement'],
      minutes: [9, 8, 9],
      questions: 10,
    },
    {
      id: 'lesson3',
      title: 'Navigating Challenges and Applying Change Management',
      duration: '',
      description:
        'Resistance, overload, politics, distance and AI at work; then how to measure the change, phase it and make it stay.',
      topics: ['Reading resistance', 'Four hard situations', 'Measuring', 'Phases and reinforcement'],
      minutes: [9, 9, 9, 9],
      questions: 10,
    },
    {
      id: 'lesson4',
      title: 'Case Studies and Real-World Applications',
      duration: '',
      description:
        'Three fictional cases that went wrong before they went right, a documented one beside them, and your own plan on one page.',
      topics: [
        'One record for three hospitals',
        'Two plants, one way of working',
        'The permit office, and your plan',
      ],
      minutes: [8, 9, 9],
      questions: 10,
    },
  ],
  overviewQuestions: 2,
  hasPlan: true,
  hasToolkit: true,
  hasLibrary: true,
  hasSimulation: true,
}

let published = publishedInPage().course

/** The course that this site teaches. */
export const course = (): Course => published ?? builtInCourse

/** The imported course; undefined while the site teaches the one of this release. */
export const importedCourse = (): PublishedCourse | undefined => published

/** Replaces the course for this process or page; undefined brings back the one of this release. */
export function publishCourse(imported: PublishedCourse | undefined): void {
  published = imported
}
