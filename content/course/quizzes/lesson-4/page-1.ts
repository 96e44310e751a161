import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l4-p1-01',
    kind: 'judgment',
    question:
      'Couriers of a parcel firm sign for tenants who are out, although the new app forbids it. You rode along on the fullest route and understand why. The cause, a missing rule for parcel shops, will be removed by the end of next month. What do you decide?',
    options: [
      'To forbid it once more, since the app has its rule for a reason.',
      'To adopt it for good, since the couriers know their tenants best.',
      'To tolerate it until that date, and to say so to the couriers now.',
      'To say nothing, since the cause will be gone before long in any case.',
    ],
    correct: 2,
    feedback: [
      'A ban while the cause stays drives the signing out of sight; it fits once the parcel shops have their rule.',
      'Adopting a workaround is right where it beats the design; here a better rule is already under way.',
      'With the cause going on a known day, a dated tolerance is honest, and the couriers hear which way you chose.',
      'The wait is short, but couriers who are told nothing learn that rules are for show.',
    ],
    passage: {
      lesson: 4,
      page: 1,
      words: 'Banning it while the cause stays drives it where you cannot see it.',
    },
  },
]
