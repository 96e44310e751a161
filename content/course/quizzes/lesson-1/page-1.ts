import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l1-p1-81',
    kind: 'application',
    question:
      'Every sample in a lab now goes into the new system, correctly and on time. Each evening the shift lead walks round and asks for the ones still missing. How far has this change come, in the course’s three meanings of “done”?',
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
    id: 'l1-p1-82',
    kind: 'application',
    question:
      'A school district launches meal ordering next fall. Its chain aims at ninety-five percent of menus online, eighty-five of families ordering, and sixty of orders picked up. Everything stands at zero today. Which factor carries the largest risk?',
    options: [
      'Families ordering, with the widest effort',
      'Orders picked up, with the lowest target',
      'All of them alike, as they start from zero',
      'Menus online, on which the others depend',
    ],
    correct: 1,
    feedback: [
      'Ten points off eighty-five cost about an eighth of the year; off sixty they cost a sixth.',
      'Ten points off sixty cost a sixth of the year; off ninety-five they cost about a tenth.',
      'Before launch you compare what ten missing points would cost, and that differs by target.',
      'The factors multiply, so none comes first. Ten points weigh least on the highest target.',
    ],
    passage: {
      lesson: 1,
      page: 1,
      text: 'what would the year lose if this factor ended ten points below its target?',
    },
  },
  {
    id: 'l1-p1-83',
    kind: 'judgment',
    question:
      'Your steering group has listed three things that could put its new finance platform among the worst one in six. There are five minutes left in the meeting. What do you settle, if you follow the course?',
    options: [
      'Which person watches for each of the three',
      'Which of the three is the likeliest by far',
      'Which reserve covers the three of them',
      'Which early sign would announce the three',
    ],
    correct: 0,
    feedback: [
      'The danger lies in the extreme case, so after naming it you name the person who watches for it.',
      'Likelihood is a guess that takes longer than five minutes. Each of the three needs eyes on it.',
      'A reserve suits the average overrun, and this list is about the ones that no reserve covers.',
      'Signs help someone who is looking. Without a name beside it, a sign is seen by no one.',
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
    id: 'l1-p1-85',
    kind: 'application',
    question:
      '“It’s an IT project,” the operations manager says, and returns to his own work. Which gap does this sentence give away, going by the course’s table of sentences?',
    options: [
      'On purpose: no line manager answers for the result',
      'On process: no rule links daily work to the system',
      'On people: no one has shown what changes for users',
      'On people: no one has won the line managers over yet',
    ],
    correct: 0,
    feedback: [
      'The sentence hands the result to IT, and a result needs a line manager who answers for it.',
      'Rules may be missing too; they belong to “we’ll fix the targets later.”',
      'Practice and losses belong to “they’ll come around once it’s live.”',
      'He may be friendly enough. What he lacks is a result with his name on it.',
    ],
    passage: { lesson: 1, page: 1, text: 'A line manager who answers for the result (purpose)' },
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
    id: 'l1-p1-87',
    kind: 'application',
    question:
      'A lender’s chain: ninety percent of loans can go through a tool, sixty-six percent of those do, and fifty percent of those come out right. Their managers would sign ninety-five, eighty-five and fifty-five. Which share is worth your next month?',
    options: [
      'The share that comes out right in the end',
      'The share that can go through the tool',
      'The share that does go through the tool',
      'The share that has no manager of its own',
    ],
    correct: 2,
    feedback: [
      'It is the smallest factor, but its realistic target is near, so it adds only a tenth.',
      'It comes first in the chain and is nearly at its target; it adds about a twentieth.',
      'From sixty-six to eighty-five adds more than a quarter to the year; the other two add a tenth or less.',
      'A name is due beside each of them. Which lever pays most is a matter of arithmetic.',
    ],
    passage: { lesson: 1, page: 1, text: 'a small factor close to its ceiling gives you little' },
  },
  {
    id: 'l1-p1-88',
    kind: 'judgment',
    question:
      'The president of a college calls all six of its programs “priority number one.” Deans are worn out, and ask you what is missing. What do you tell them, in line with the course’s table?',
    options: [
      'A sponsor for each, with a budget of its own',
      'A decision on which of the work will end',
      'A calendar on which the six follow in turn',
      'A ranking of the six by what they return',
    ],
    correct: 1,
    feedback: [
      'Six sponsors with budgets make six programs stronger. Nothing has stopped.',
      'Priorities that exclude nothing decide nothing; what is missing is a decision about what stops.',
      'Sequence eases the load and spares the president the decision about what to give up.',
      'A ranking leaves all six alive, and the sixth still takes its hours.',
    ],
    passage: { lesson: 1, page: 1, text: 'A decision about what stops (purpose)' },
  },
]
