import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l2-p2-01',
    kind: 'judgment',
    question:
      'Your sponsor declines to free any shift leader for a new handover routine before the summer. The routine works in small wards, where nurses hand over themselves; in large ones it needs a leader. What do you reply this week?',
    options: [
      'That the start stays as planned, since the wards will manage somehow.',
      'That you will ask again in the summer, and leave the date open till then.',
      'That the project will train nurses to stand in for the shift leaders.',
      'That you cut the start to small wards, and say what the others wait for.',
    ],
    correct: 3,
    feedback: [
      'This carries on as though the answer had been yes, and the large wards find out on the day.',
      'Waiting can be right when nothing works without the leaders; here a part of the wards can start.',
      'Training answers a lack of skill; what is missing here is a leader’s time, which only the sponsor can give.',
      'Cutting the scope to what works under the refusal is an honest reply, and naming the wait keeps the decision open.',
    ],
    passage: { lesson: 2, page: 2, words: 'cut the scope to what can work under the rule that stays' },
  },
]
