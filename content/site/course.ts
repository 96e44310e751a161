import { publishedInPage } from './published.ts'
import type { Course, PublishedCourse } from './types.ts'

/** The course of this release, until another one is imported. A test compares it with `course/`. */
export const builtInCourse: Course = {
  id: 'intro-change-management',
  workload: 'PT5H',
  hoursInclude:
    'Reading, a first answer to each exercise, and the quizzes. Work on your own change comes on top.',
  lessons: [
    {
      id: 'lesson1',
      title: 'Introduction to Change Management',
      duration: '',
      description:
        'Why sound plans fail, what the evidence really says, and the frame that the rest of the course stands on.',
      topics: ['Why change fails', 'Five models and their limits', 'Three strands, four knots'],
      minutes: [9, 8, 9],
      exerciseMinutes: [10, 10, 10],
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
      exerciseMinutes: [20, 10, 10],
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
      exerciseMinutes: [10, 10, 20, 10],
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
      exerciseMinutes: [10, 10, 10],
      questions: 10,
    },
  ],
  passMarkPercent: 70,
  overviewQuestions: 2,
  hasPlan: true,
  hasToolkit: true,
  hasLibrary: true,
  hasSimulation: true,
  simulationAfterLesson: 3,
  releases: [
    {
      day: '2026-11-19',
      title: 'Corrections to the third edition',
      changes: [
        'Larkmoor was checked again, name by name and date by date. Every hour that is put off stays in a ledger, with a second ledger for June. Each board hangs until day 90 of its own depot, so four are still there in the storm. If you noted figures, the count by address has changed: 60 percent before, 72 as the goal, 70 in the end.',
        'The saving counts visits alone; the pay of the six posts goes to the stores. Finance signs what was counted, for jobs whose 28 days are over, and says what the count cannot tell.',
        'Larkmoor’s plan of June 30 no longer knows what was decided later. Its goal counts from 62 percent, as its price does, and a drawing shows what became of the six depots.',
        'At a gate, any one of the three strands can keep it shut, in lessons 1, 3 and 4 alike.',
        'Your plan: an old way may stay open until day 90 of its own wave, a count of all cases has no range, and before launch the benefit chain shows what is expected and when it will be counted. The third exercise has lines for the one plan, and the plan asks from when a threshold counts that today is below.',
        'What was counted for Larkmoor now includes the jobs left open overnight: $4.27 million, 23 months of benefit. The half page of lesson 3 is closed in lesson 4.',
        'Simulation: silence about posts, a promise that does not hold and boards torn down no longer pay, and ending the ranking helps once the parts are on the vans.',
        'Simulation: in three of thirteen decisions the course advises something else than Larkmoor did. The end of the year says why, and what each would have changed.',
        'The cases of NUMMI and Phoenix lost some figures that we could not trace to a source.',
      ],
    },
    {
      day: '2026-11-19',
      title: 'Third edition',
      changes: [
        'A simulation, after lesson 3: one year at Larkmoor in thirteen decisions.',
        'Two long documented cases in the library, the Phoenix pay system and NUMMI, and four example plans.',
        'A self-review at the end of your plan, with a rubric and a short list of what to improve next.',
        'The running case was recomputed. Deferred work now stays in the load ledger, and the benefit is counted against a new baseline. If you noted figures of Larkmoor before, some have changed.',
        'Nineteen drawings of the running case: its people, its force field, a timeline, and a filled example of what each page asks you to write.',
        'Most quiz questions now need the course: four in five are new.',
        '“Listen” on every page reads it aloud with your browser’s voice.',
        'Fewer words of our own: the glossary has 60 entries at most, and the rest is plain English.',
      ],
    },
    {
      day: '2026-11-16',
      title: 'Second edition',
      changes: [
        'Thirteen pages with figures, checklists and an exercise each, which follow one utility, Larkmoor Water, through its change.',
        'Your answers add up to a plan that you can download as a PDF or Word file.',
        'A toolkit of 14 templates, and a library with a glossary, a bibliography, articles and workshops with slides.',
        'A bank of 165 questions: each attempt at a quiz brings new ones, and every answer is explained.',
        'Contradictions and errors of the first edition were corrected. Dates, names and hours of the running case agree with the worked examples.',
      ],
    },
    {
      day: '2026-11-15',
      title: 'First edition',
      changes: ['Four lessons, four quizzes and the certificate.'],
    },
  ],
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
