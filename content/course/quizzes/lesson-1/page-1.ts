import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l1-p1-01',
    kind: 'application',
    question:
      'A city library opened its self-service desks on the agreed day. Every branch uses them unasked. The point was longer opening hours with the same staff, and the hours are as they were. What has been reached?',
    options: [
      'Installed: the desks exist, and the rest of the promise is open.',
      'Adopted: people use the desks, and the promised hours are open.',
      'Realized: nobody has to be chased, so the promise has been kept.',
      'Nothing: as long as the hours are the same, no step is reached.',
    ],
    correct: 1,
    feedback: [
      'This would be right on the opening day; by now every branch uses the desks without being asked.',
      'Use on an ordinary day without chasing is adoption, and the result that paid for it has yet to appear.',
      'Unasked use is the mark of adoption; the promise was longer hours.',
      'The missing hours rule out the third step only; the first two can be shown.',
    ],
    passage: { lesson: 1, page: 1, words: 'Three meanings of “done”' },
  },
]
