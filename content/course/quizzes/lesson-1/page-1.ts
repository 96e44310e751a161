import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l1-p1-41',
    kind: 'application',
    question:
      'You open the risk session of a large IT change. Which question does this page put in place of “what usually happens in such projects?”',
    options: [
      'What happened in the projects that most resemble ours?',
      'What would put ours among the worst one in six?',
      'What would our sharpest critics expect to go wrong?',
      'What does the likeliest of our risks cost us a month?',
    ],
    correct: 1,
    feedback: [
      'A comparison with similar projects returns to the usual case, which predicts little here.',
      'The danger lies in the extreme cases, so the page asks what would make ours one of them, and who watches for it.',
      'Critics name what annoys them, and the disaster may lie elsewhere.',
      'The likeliest risk is the one that most budgets survive.',
    ],
    passage: { lesson: 1, page: 1, text: 'what would make ours the one in six?' },
  },
  {
    id: 'l1-p1-61',
    kind: 'recall',
    question:
      'Two of the figures in Larkmoor’s first chain were counted, and one was told. Which one was told?',
    options: [
      'Jobs that the plan covers, by the head of IT',
      'Jobs that are run from it, by the dispatchers',
      'First visits that succeed, by the depots',
      'Jobs with the right part, by the stores',
    ],
    correct: 3,
    feedback: [
      'Coverage was counted by IT, job by job.',
      'Use was counted from the job records, without asking a dispatcher.',
      'First visits are the promised result and no factor of the chain.',
      'The share with the right part and skill is what the stores told, so it waits for a count.',
    ],
    passage: {
      lesson: 1,
      page: 1,
      text: 'percent go out with the right part and the right skill (told, by the stores)',
    },
  },
  {
    id: 'l1-p1-62',
    kind: 'recall',
    question:
      'Dana Whitlock has seen the product of the three shares. What does she want from Imre Solano by the end of the month?',
    options: ['A count for each depot', 'A restated promise', 'A plan for training', 'A list of the causes'],
    correct: 1,
    feedback: [
      'Counts by depot are ordered months later, on Fridays.',
      'A figure that falls short of the promise is restated first, so that everything after it aims at one number.',
      'Training was his task until now, and it cannot move this number alone.',
      'Causes are what the following weeks bring to light, restraint by restraint.',
    ],
    passage: { lesson: 1, page: 1, text: 'and asks for a restated promise by the end of the month' },
  },
  {
    id: 'l1-p1-43',
    kind: 'application',
    question:
      'Eight in ten letters of a council can go by portal. The team enters “half of all letters go by portal” as the second factor of its chain. What has to be corrected?',
    options: [
      'It has to be a share of the people who write the letters.',
      'It has to be put first, since use is what limits coverage.',
      'It has to be taken from the letters that can go by portal.',
      'It has to be counted, since a half is a guess as a rule.',
    ],
    correct: 2,
    feedback: [
      'A share of people among shares of letters would give a percentage of nothing.',
      'The order of factors changes nothing about their product.',
      'Each factor is taken from what the one before it left over; as a share of all letters, coverage counts twice.',
      'Guesses are welcome when marked; the fault is in what it is a share of.',
    ],
    passage: { lesson: 1, page: 1, text: 'each taken from what the one before it left over' },
  },
  {
    id: 'l1-p1-44',
    kind: 'application',
    question:
      'To compare levers, an analyst raises each factor of a chain by the same five points. What would this page have her do instead?',
    options: [
      'Raise each one to the level of the best unit',
      'Raise each one by what a month of work adds',
      'Raise each one to its ceiling, as far as it goes',
      'Raise each one to what its manager would sign',
    ],
    correct: 3,
    feedback: [
      'The best unit may have conditions that the others will never have.',
      'What a month adds is an estimate of effort, and the lever asks what a target is worth.',
      'A ceiling that will not be reached makes the wrong factor look best.',
      'A lever is the gain when one factor reaches a target that the manager concerned thinks possible.',
    ],
    passage: { lesson: 1, page: 1, text: 'with targets that the managers concerned think possible' },
  },
  {
    id: 'l1-p1-31',
    kind: 'application',
    question:
      'A school district starts a tool for ordering meals next fall, and nothing runs through it yet. The board asks which factor of the benefit chain to watch. What do you compare, going by this page?',
    options: [
      'What the year gains if each one reaches its target',
      'How far the target of each one is from all meals',
      'What the year loses if each one ends ten points short',
      'How many people each one asks to change a habit',
    ],
    correct: 2,
    feedback: [
      'With all factors at zero the product is zero, whichever of them moves.',
      'Distance from full coverage says nothing about what a shortfall would cost.',
      'Before launch every factor stands at zero, so no lever can be computed and the risk takes its place.',
      'Heads show where the effort goes, and not what the year would lose.',
    ],
    passage: {
      lesson: 1,
      page: 1,
      text: 'what would the year lose if this factor ended ten points below its target?',
    },
  },
  {
    id: 'l1-p1-32',
    kind: 'application',
    question:
      'Nine in ten drivers of a bakery use a new route tool. A dispatcher reminds each of them every morning. Which of the three words of this page has been shown to apply?',
    options: [
      'Adopted, since the share of users is high on ordinary days',
      'Installed only, since adopted means without being chased',
      'Realized, since daily use is the result that was paid for',
      'Adopted in part, since one driver in ten is still missing',
    ],
    correct: 1,
    feedback: [
      'High use under a daily reminder may end with the reminder.',
      'Adopted means used as designed on an ordinary day without being chased, which a daily reminder leaves open.',
      'The result that justified the money has yet to be named, let alone counted.',
      'The tenth driver matters less than the reminder that the nine receive.',
    ],
    passage: {
      lesson: 1,
      page: 1,
      text: 'the people it is for use it as designed, on an ordinary day, without being chased',
    },
  },
  {
    id: 'l1-p1-63',
    kind: 'application',
    question:
      'A change of shifts has never had a business case. What do you put at the head of its chain, if you follow this page?',
    options: [
      'The saving that a similar change has had',
      'The result that the sponsor would accept',
      'The share of shifts that are to change',
      'The result that you yourself would defend',
    ],
    correct: 3,
    feedback: [
      'A saving from elsewhere rests on other work and other people.',
      'What a sponsor accepts may be less or more than the change can bring.',
      'The share of shifts is a factor further down, and the chain begins with a quantity per year.',
      'Without a business case you write the result that you would defend, with its unit.',
    ],
    passage: { lesson: 1, page: 1, text: 'write the result you would defend' },
  },
]
