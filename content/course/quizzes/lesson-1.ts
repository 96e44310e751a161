import { page1 } from './lesson-1/page-1.ts'
import { page2 } from './lesson-1/page-2.ts'
import { page3 } from './lesson-1/page-3.ts'
import type { LessonQuiz } from './types.ts'

export const lesson1: LessonQuiz = {
  lessonId: 'lesson1',
  questions: [
    {
      id: 'l1-b-65',
      kind: 'recall',
      question:
        'In the example of the catalog, some plants bypass it and buy from a local dealer. On what are the managers of those plants judged?',
      options: ['On stock kept', 'On prices', 'On downtime', 'On deliveries'],
      correct: 2,
      explanation: 'A machine that stands was what counted against them, so the slower catalog was avoided.',
      feedback: [
        'Stock is not what the example names; a part that comes late stops a machine.',
        'The saving was a corporate one, in which no plant had a share.',
        'They were judged on downtime, and the dealer had a bearing there in two hours.',
        'Deliveries to customers play no part in the example; standing machines do.',
      ],
      passage: { lesson: 1, page: 1, text: 'were run by managers judged on downtime' },
    },
    {
      id: 'l1-b-66',
      kind: 'recall',
      question:
        'In the example of fifty claims handlers, the limit for a second signature is raised. For whom?',
      options: [
        'For handlers who have been trained',
        'For handlers of one kind of claim',
        'For all handlers on the same day',
        'For the former experts among them',
      ],
      correct: 0,
      explanation:
        'The limit goes up for trained handlers, and the experts coach those who are not there yet.',
      feedback: [
        'The higher limit is for trained handlers, so the rule gives way where the ability is.',
        'Injury claims are what the experts coach; the limit does not depend on the kind.',
        'A limit raised for all would have trusted people who cannot do the work yet.',
        'The experts get a role of their own, which is to coach the others.',
      ],
      passage: { lesson: 1, page: 2, text: 'raise the limit to $5,000 for trained' },
    },
    {
      id: 'l1-b-67',
      kind: 'application',
      question:
        'In a force field you have found the heaviest restraint and the person who could remove it. Which question does the course have you ask as well?',
      options: ['What it costs us', 'How old it is now', 'Which push it meets', 'What it protects'],
      correct: 3,
      explanation:
        'You ask who could remove the heaviest restraint and what it protects, as it usually once had a good reason.',
      feedback: [
        'The cost speaks for removing it, and you know already that it weighs most.',
        'Age says little; what counts is the reason that once stood behind it.',
        'Drivers and restraints are not paired; the level follows from their sums.',
        'A good reason usually once stood behind a restraint, so you ask what it protects.',
      ],
      passage: { lesson: 1, page: 2, text: 'who could remove it, and what it protects' },
    },
    {
      id: 'l1-b-68',
      kind: 'application',
      question:
        'You enter a new intake screen in the project plan. Which two predecessors does it get besides the technical ones, if you follow this course?',
      options: [
        'A rule that must change, and a target that must come down',
        'A rule that must change, and a group that must be able',
        'A group that must be able, and an old form that must close',
        'A target that must come down, and a group that must be told',
      ],
      correct: 1,
      explanation:
        'A screen that works is not ready while a rule contradicts it or the group that uses it cannot yet do so.',
      feedback: [
        'The rule is right; a target may come down as well, and the other line is ability.',
        'If either the contradicting rule or the group’s ability is late, the delivery is not ready, however well it tests.',
        'Ability is right; the old form closes some weeks after the switch and not before.',
        'A lower target and a message belong to the plan, and they are other lines of it.',
      ],
      passage: {
        lesson: 1,
        page: 3,
        text: 'the rule that must change first, and the group that must be able to do it',
      },
    },
    {
      id: 'l1-b-69',
      kind: 'recall',
      question: 'Imre Solano writes Larkmoor’s Decide knot. Who is to sign it for the process?',
      options: [
        'Joan Keyes, who manages Elm',
        'Dana Whitlock, who sponsors it',
        'Priya Nair, the head of stores',
        'Tom Eide, who signs for finance',
      ],
      correct: 2,
      explanation: 'Nair is to sign for the process, and the two regional managers for the people.',
      feedback: [
        'Keyes answers for the whiteboard at Elm, and does not sign this knot.',
        'The sponsor answers for the purpose and takes the price to the directors.',
        'Priya Nair signs for the process, and the two regional managers for the people.',
        'Finance signs the benefit, which is counted long after this gate.',
      ],
      passage: { lesson: 1, page: 3, text: 'Imre Solano writes; Priya Nair, for the process' },
    },
  ],
  overview: [
    {
      id: 'l1-s-41',
      kind: 'recall',
      question:
        'Owen Pratt of Larkmoor will not sign the Decide knot. Which contradiction has he found in the draft?',
      options: [
        'Stores open early, and nobody has been found to staff them.',
        'Dispatchers are needed at the boards and in the center.',
        'The goal rises, and the ranking of depots stays in force.',
        'Six posts end before the dispatchers have had an answer.',
      ],
      correct: 1,
      explanation:
        'A dispatcher cannot be at the whiteboard and in the planning center at once, and the draft did not say when the boards close.',
      feedback: [
        'The draft has stores open before the vans leave, and he raises no doubt about it.',
        'The draft did not say when the boards go, so process and people asked for the same person twice.',
        'The draft has the ranking stop in March, which is a decision still to be asked for.',
        'Everyone has an answer in writing before a post ends, by the draft itself.',
      ],
      passage: {
        lesson: 1,
        page: 3,
        text: 'A dispatcher cannot staff the whiteboard and the planning center at once',
      },
    },
    {
      id: 'l1-s-42',
      kind: 'recall',
      question:
        'At Larkmoor nobody answers for the share of jobs that are run from the plan. What does Dana Whitlock do when Imre Solano has shown it to her?',
      options: [
        'She gives that share and the product to him, in writing.',
        'She gives that share to him, and keeps the product herself.',
        'She gives that share to the two regional managers, in parts.',
        'She gives that share to the head of IT, who counts it already.',
      ],
      correct: 0,
      explanation:
        'Whitlock gives Solano the factor without an owner and the product of all three, so that one person compares them.',
      feedback: [
        'One person gets the factor and the product, since the name beside the product is usually the missing one.',
        'A sponsor cannot watch a product every week, and the levers would be compared by nobody.',
        'Two answers for one share would repeat what Solano heard from three people in turn.',
        'Counting a factor is something else than answering for it, and IT has coverage already.',
      ],
      passage: { lesson: 1, page: 1, text: 'and the product to Solano, in writing' },
    },
  ],
  bank: [...page1, ...page2, ...page3],
}
