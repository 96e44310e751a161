import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l1-p1-81',
    kind: 'application',
    question:
      'Every sample in a lab now goes into the new system, correctly and on time. Each evening the shift lead walks round and asks for the ones still missing. How far has this change come?',
    options: [
      'Realized, as far as data quality goes',
      'Adopted; it is not realized as yet',
      'Adopted, for as long as she asks',
      'Installed; it is not adopted as yet',
    ],
    correct: 3,
    feedback: [
      'Realized means the result that justified the money. Good data is a step toward it.',
      'The samples are there, but only because somebody asks for them each evening.',
      'An adoption that ends with the evening walk is what the definition is meant to rule out.',
      'Adopted means used as designed on an ordinary day without being chased, and she still chases.',
    ],
    passage: { lesson: 1, page: 1, text: 'on an ordinary day, without being chased' },
  },
  {
    id: 'l1-p1-91',
    kind: 'application',
    question:
      'A benefit chain for an online permit has four factors. The launch is in the fall, so each of them stands at zero. What do you compare from factor to factor, in order to find the one that needs watching most?',
    options: [
      'The loss if it ends at one half of its target',
      'The loss if it ends ten points below its target',
      'The gain if it reaches its target at the start',
      'The odds that it ends its first year off target',
    ],
    correct: 1,
    feedback: [
      'In a chain that multiplies, half of any target costs half of the year, so all four would look alike.',
      'Before launch you ask what the year would lose if this factor ended ten points below its target.',
      'One factor at its target still multiplies with three zeros. Gains are compared once the chain is running.',
      'Odds before a launch are opinions. The page compares what the same miss would cost in each factor.',
    ],
    passage: {
      lesson: 1,
      page: 1,
      text: 'what would the year lose if this factor ended ten points below its target?',
    },
  },
  {
    id: 'l1-p1-92',
    kind: 'judgment',
    question:
      'A bank has written down what could put its new core system among the worst one in six. The list is short, and nobody disputes it. What does each item need first?',
    options: [
      'The early sign by which it would show',
      'The name of the one who watches for it',
      'The step to be taken once it shows up',
      'The sum to be set aside to absorb it',
    ],
    correct: 1,
    feedback: [
      'Signs help somebody who is looking, so the person comes first and finds the signs.',
      'After asking what would make yours the one in six, you name the person who watches for it.',
      'A prepared step is the usual next column of a risk log. The page asks for a person instead.',
      'A reserve survives the average overrun. These items are on the list because no reserve covers them.',
    ],
    passage: { lesson: 1, page: 1, text: 'Then name the person who watches for it.' },
  },
  {
    id: 'l1-p1-84',
    kind: 'application',
    question:
      'For a benefit chain you need the share of home visits that begin with a full kit. The head of supplies, twelve years in the job, puts it at seven in ten. Nobody keeps records of it. How do you mark her figure?',
    options: [
      'Guessed, until somebody has counted',
      'Agreed, once her own team confirms',
      'Told, with her name as the source',
      'Counted, with a note on the method',
    ],
    correct: 2,
    feedback: [
      'A guess would be your own. This figure has an informed source, and the mark says so.',
      'Agreement is not one of the three marks, and her team would only tell you, too.',
      'You mark how you know it. She said so, with standing, so it is told: more than a guess, less than a count.',
      'Nothing was counted, and long experience does not turn a statement into a tally.',
    ],
    passage: {
      lesson: 1,
      page: 1,
      text: 'percent go out with the right part and the right skill (told, by the stores)',
    },
  },
  {
    id: 'l1-p1-94',
    kind: 'application',
    question:
      '“We’ll adjust the goals of the branch managers once the loan tool is live,” says a director. In which strand does that leave a gap?',
    options: ['A gap in purpose', 'A gap in process', 'A gap in people', 'A gap in no strand'],
    correct: 1,
    feedback: [
      'Goals sound like purpose. Yet the result of the change is not in doubt here; what it lacks is a rule that permits it.',
      'For “we’ll fix the targets later” the table names rules that allow the new way of working, and those are process.',
      'The managers may well feel it. The table keeps this strand for proof, practice and an honest word on losses.',
      'The order is common in projects. It leaves the managers judged by the old way on the day the new one starts.',
    ],
    passage: { lesson: 1, page: 1, text: 'Rules that allow the new way of working (process)' },
  },
  {
    id: 'l1-p1-86',
    kind: 'judgment',
    question:
      'Nobody wrote a business case for a hospital’s new rota, and its sponsor is relaxed about numbers. You want to build a benefit chain all the same. What goes at its head?',
    options: [
      'The yearly result that a similar hospital reports',
      'The yearly result that the sponsor will agree to',
      'The yearly saving that finance can already trace',
      'The yearly result that you yourself would defend',
    ],
    correct: 3,
    feedback: [
      'Somebody else’s result rests on other work and other people.',
      'A relaxed sponsor agrees to much. The chain begins with a promise that you can stand behind.',
      'What can be traced today may have little to do with what the rota is for.',
      'With no business case you write the result you would defend, with its unit, per year.',
    ],
    passage: { lesson: 1, page: 1, text: 'write the result you would defend' },
  },
  {
    id: 'l1-p1-93',
    kind: 'application',
    question:
      'To compare the levers in a benefit chain, an analyst raises every factor by the same five points. To what level should she raise each factor instead?',
    options: [
      'To the level that its best unit has reached',
      'To the level that the process would allow',
      'To a level that a month of work would reach',
      'To a level that its manager thinks possible',
    ],
    correct: 3,
    feedback: [
      'The best unit may have conditions that the others will never have.',
      'A ceiling shows what is left in theory. A lever uses the realistic target below it.',
      'A month decides which lever you work on next. How far a factor can go is another question.',
      'A lever is the gain from reaching a realistic target, and those concerned must think it possible.',
    ],
    passage: { lesson: 1, page: 1, text: 'with targets that the managers concerned think possible' },
  },
  {
    id: 'l1-p1-95',
    kind: 'judgment',
    question:
      'A consultant warns your board that most mergers fail, and gives a percentage. There is time for two questions before the next item on the agenda. Which two do you ask?',
    options: [
      'What counts as a merger here, and what as failing',
      'Which study it comes from, and how large it was',
      'Which mergers were asked, and how long ago it was',
      'What the causes were, and which apply to us here',
    ],
    correct: 0,
    feedback: [
      'What do you count as a change, and what as failing? Without the two definitions no percentage means anything.',
      'A source is good to have. With a source, too, you need to know what was counted.',
      'Sample and age refine a figure whose terms nobody has defined yet.',
      'This takes the figure for granted, and makes failure normal before it has been defined.',
    ],
    passage: { lesson: 1, page: 1, text: 'what do you count as a change, and what do you count as failing?' },
  },
]
