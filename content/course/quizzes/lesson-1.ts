import { page1 } from './lesson-1/page-1.ts'
import { page2 } from './lesson-1/page-2.ts'
import { page3 } from './lesson-1/page-3.ts'
import type { LessonQuiz } from './types.ts'

export const lesson1: LessonQuiz = {
  lessonId: 'lesson1',
  questions: [
    {
      id: 'l1-b-41',
      kind: 'application',
      question:
        'A first chain for a clinic’s booking tool has three factors. One is counted; for the other two nobody has a figure, and the sponsor wants to see the chain tomorrow. What do you do with the two?',
      options: [
        'Leave both open, and multiply once they are counted.',
        'Enter a range for each, with a low end and a high one.',
        'Enter a guess for each, and mark it as a guess.',
        'Enter the figures of the business case until then.',
      ],
      correct: 2,
      explanation:
        'Each figure in a chain is marked counted, told or guessed, and a marked guess is enough to begin with.',
      feedback: [
        'An open factor leaves no product to discuss, and the sponsor sees half a chain.',
        'Two ends of an invented range look more exact than the guess they stand for.',
        'A guess does for today, as long as it cannot be mistaken for a count next month.',
        'Those figures are the promise itself, so the chain would confirm it by definition.',
      ],
      passage: {
        lesson: 1,
        page: 1,
        text: 'is welcome today, as long as it cannot be mistaken for a count next month',
      },
    },
    {
      id: 'l1-b-61',
      kind: 'recall',
      question:
        'In the example of this lesson, fifty claims handlers take too long. What had been planned for them before five models were read side by side?',
      options: [
        'Workshops on the reason for the change',
        'Practice on claims that few can close',
        'A bonus for each claim that is closed',
        'A higher limit for a single signature',
      ],
      correct: 0,
      explanation:
        'More workshops on the reason were planned, although nearly all of the handlers wanted the change already.',
      feedback: [
        'More workshops on the reason were planned for people who wanted the change already.',
        'Practice closes the gap in ability, which came to light only when the lenses were read together.',
        'The bonus paid for files touched, and to change it was one of the three moves that followed.',
        'Raising the limit came out of the reading, since the second signature cost four days.',
      ],
      passage: { lesson: 1, page: 2, text: 'The plan on the table had been more workshops on' },
    },
    {
      id: 'l1-b-42',
      kind: 'application',
      question:
        'You have read your own stalled change through the five models, one line each. Which line does the course suggest looking into first?',
      options: [
        'The line that several of the models share',
        'The line that the sponsor could act upon',
        'The line that rests on the most evidence',
        'The line that was hardest for you to fill',
      ],
      correct: 3,
      explanation:
        'The line that is hardest to fill is probably the lens that your organization seldom uses, and so the best place to look.',
      feedback: [
        'Agreement shows where everybody is looking already.',
        'What is easy to act upon may still be beside the point.',
        'Evidence gathers where people look, and the gap is where they do not.',
        'The lens that is hardest to fill is probably the one that the organization seldom uses.',
      ],
      passage: { lesson: 1, page: 2, text: 'choose the line that you found hardest to fill' },
    },
    {
      id: 'l1-b-43',
      kind: 'application',
      question:
        'You enter a new intake screen in the project plan. Which two predecessors does it get besides the technical ones, if you follow this course?',
      options: [
        'A line manager who agrees, and a date that is free',
        'A rule that must change, and a group that must be able',
        'A loss that is settled, and a first error that is foreseen',
        'A pilot that succeeds, and a measure that is in place',
      ],
      correct: 1,
      explanation:
        'A screen that works is not ready while a rule contradicts it or the group that uses it cannot yet do so.',
      feedback: [
        'An agreement and a date are worth having, and the screen may still be against the rules.',
        'If either the contradicting rule or the group’s ability is late, the delivery is not ready, however well it tests.',
        'Both come from the diagnosis; in the plan they turn into other lines.',
        'A pilot may be wise, and the plan of the course asks for rule and group.',
      ],
      passage: {
        lesson: 1,
        page: 3,
        text: 'the rule that must change first, and the group that must be able to do it',
      },
    },
    {
      id: 'l1-b-44',
      kind: 'application',
      question:
        'A draft for a gate: all three pairs fit, and the price is accepted. The writer and the owner of one other strand have signed. Is the knot tied?',
      options: [
        'Yes, as the writer signs for the strand that leads',
        'No, as somebody who does the work has to sign',
        'No, as the owners of both other strands must sign',
        'Yes, as the price is accepted and the pairs fit',
      ],
      correct: 2,
      explanation:
        'The checklist asks for one writer and for the signatures of the owners of the other two strands, and one of these is missing.',
      feedback: [
        'The owner of the leading strand may close a gate, and cannot sign for the others.',
        'A person who does the work reads it; signatures are those of the owners.',
        'One person writes all three sentences, and the owners of the other two strands sign.',
        'A fit in the writer’s eyes is what the two signatures are there to confirm.',
      ],
      passage: {
        lesson: 1,
        page: 3,
        text: 'One named person wrote all three, and the owners of the other two strands signed.',
      },
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
