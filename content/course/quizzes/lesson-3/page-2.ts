import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l3-p2-01',
    kind: 'application',
    question:
      'Depot managers are to explain new driver rosters on Thursday. They know the reasons and agree with them. None has been told whether depots will be merged in the autumn. What do you settle before Thursday?',
    options: [
      'What becomes of the managers themselves, as far as it is known.',
      'A briefing in which the reasons are gone through with them again.',
      'A set of slides that says the same in each of the depots.',
      'A form on which they report the objections that they heard.',
    ],
    correct: 0,
    feedback: [
      'Their own answer comes first: nobody explains a change well while wondering whether they survive it.',
      'Good where reasons are missing; these managers know them and agree.',
      'Equal words help where depots hear different things; they do not answer what is on the managers’ minds.',
      'Worth having afterward; it gives them nothing to stand on when they speak.',
    ],
    passage: {
      lesson: 3,
      page: 2,
      words: 'Nobody explains a change well while wondering whether they survive it.',
    },
  },
]
