import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l1-p1-65',
    kind: 'application',
    question:
      'You have written down what would put your IT change among the worst one in six. What does this page have you add?',
    options: [
      'The sum that is set aside for it',
      'The name of who watches for it',
      'The sign by which it shows early',
      'The step that is taken against it',
    ],
    correct: 1,
    feedback: [
      'A reserve is sensible for a mean overrun, and the page speaks of the extreme.',
      'You ask what would make yours the one in six, and then name the person who watches for it.',
      'Early signs are useful, and the page asks for a person who looks for them.',
      'Steps differ from risk to risk; the page wants to be sure that somebody looks.',
    ],
    passage: { lesson: 1, page: 1, text: 'Then name the person who watches for it.' },
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
    id: 'l1-p1-66',
    kind: 'application',
    question: '“They were told in March,” says a project lead. What is missing, by the table of this page?',
    options: [
      'A chance to ask and be answered',
      'A word from their own managers',
      'Proof that anyone has understood',
      'A reason that concerns them too',
    ],
    correct: 2,
    feedback: [
      'Questions are a good way to such a proof, and not what the table names.',
      'The sender matters in lesson 2; the table asks what became of the message.',
      'Told is not understood; what is missing is proof, on the strand of people.',
      'The reason may have been a good one, and still nobody knows if it arrived.',
    ],
    passage: { lesson: 1, page: 1, text: 'Proof that anyone understood (people)' },
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
    id: 'l1-p1-67',
    kind: 'application',
    question:
      'A school district starts a tool for ordering meals next fall. All factors of its chain stand at zero. What do you compare, going by this page?',
    options: [
      'The loss if each one starts a quarter late',
      'The loss if each one gets halfway to target',
      'The loss if each one ends ten points short',
      'The loss if each one stays at a rival’s level',
    ],
    correct: 2,
    feedback: [
      'Lateness strikes the first year alone, and the chain is about a whole one.',
      'Half of the target is further off for a high one, so the factors are not treated alike.',
      'Before launch you compare risks: what the year loses if a factor ends ten points below its target.',
      'Figures from elsewhere rest on other work and other people.',
    ],
    passage: {
      lesson: 1,
      page: 1,
      text: 'what would the year lose if this factor ended ten points below its target?',
    },
  },
  {
    id: 'l1-p1-68',
    kind: 'application',
    question:
      'You build a benefit chain with a baker who has bought a route tool. How often do you ask “and then what has to be true?”, by this page?',
    options: ['Five times or more', 'Three or four times', 'Once for each strand', 'Until no answer comes'],
    correct: 1,
    feedback: [
      'Five is known from asking why; a chain as long as that is hardly counted.',
      'Three or four times give the factors: available, used, used rightly.',
      'Factors are links from installed to realized, and not one per strand.',
      'An answer can always be found; three or four factors can be kept under count.',
    ],
    passage: { lesson: 1, page: 1, text: 'three or four times: it must be available, it must be' },
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
