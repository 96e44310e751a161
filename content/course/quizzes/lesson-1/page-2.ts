import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l1-p2-94',
    kind: 'application',
    question:
      'In a warehouse you asked everybody there is: of fourteen pickers twelve want the scanner and five can use it; of three drivers two want it and none can use it. Your colleague wants one training for both groups. What do you say to that?',
    options: [
      'It fits both, as ability is what both of them lack',
      'It fits neither, as desire has not been looked at',
      'It fits pickers; with drivers you talk one by one',
      'It fits drivers; the pickers are nearly half there',
    ],
    correct: 2,
    feedback: [
      'Ability is short in both. Three people, though, make no group that a share could describe.',
      'Twelve of fourteen and two of three want it: desire was looked at, and is there.',
      'Fourteen are enough to name a bottleneck, and three are few enough to hear each of them.',
      'Five of fourteen is well under half, and three drivers are too few for any rule.',
    ],
    passage: { lesson: 1, page: 2, text: 'Ask ten or more people of one group' },
  },
  {
    id: 'l1-p2-91',
    kind: 'application',
    question:
      'Four teams have each noted one success from last month as their early win. Those who doubt the change are as sure of their doubts as before. Which of the four do you build on?',
    options: [
      'A saving that finance has traced to the change',
      'A result that everyone on the floor could see',
      'A gain that its sharpest critic has conceded',
      'A success that the staff themselves had chosen',
    ],
    correct: 2,
    feedback: [
      'Kotter wants wins that are clearly tied to the change. The page asks something harder: whether a doubter grants it.',
      'Visible wins are what Kotter asked for. Those who doubt may see it, too, and think little of it.',
      'The page asks whether the early win was one that a skeptic would grant.',
      'Choosing it makes it theirs. It does not tell you whether anyone who doubted is now less sure.',
    ],
    passage: { lesson: 1, page: 2, text: 'Was the early win one that a skeptic would grant?' },
  },
  {
    id: 'l1-p2-83',
    kind: 'judgment',
    question:
      'You go through Kotter’s errors with a team whose merger has stalled. Beside “obstacles left standing” somebody writes: “IT will grant the access rights by June.” What should stand there instead?',
    options: [
      'The worst obstacle that is left, and what it costs us',
      'The owner of the obstacle, and the next step she takes',
      'The reason for the obstacle, and who gains if it stays',
      'The last obstacle that was removed, and on which day',
    ],
    correct: 3,
    feedback: [
      'What is left will fill pages. The list asks what anybody has done about it.',
      'A next step is a plan, and plans are easily written beside any of the errors.',
      'Motives are worth knowing; the line is for events with a day.',
      'For each error you write the last thing that happened. A blank line shows what was left to chance.',
    ],
    passage: { lesson: 1, page: 2, text: 'Which obstacle did the sponsor remove, and on what day?' },
  },
  {
    id: 'l1-p2-84',
    kind: 'application',
    question:
      'Liability experts are about to become generalists. You complete the sentence from Bridges, “After this, they will no longer be …,” and have four drafts. Which draft is exact enough to act on?',
    options: [
      '“the ones with a desk beside the judge’s door”',
      '“the experts whom the whole house looks up to”',
      '“the people who decide what the others apply”',
      '“the only ones trusted with the hardest cases”',
    ],
    correct: 0,
    feedback: [
      'You keep going until the sentence names a thing you could point at, and one can point at a desk.',
      'That names a standing, which is real and still too general to be marked or replaced.',
      'A power is being described; the page keeps asking until it reaches a thing.',
      'This comes closer. It still describes a reputation, and nothing that one could point at.',
    ],
    passage: { lesson: 1, page: 2, text: 'keep going until it names a thing you could point at' },
  },
  {
    id: 'l1-p2-92',
    kind: 'judgment',
    question:
      'You read a stalled change in a payroll office through the force field and through ADKAR. Both readings lead you to the same spot. How do you go on from there?',
    options: [
      'Act on the spot that both of them have named',
      'Have the people there confirm what you saw',
      'Try a lens that sends you somewhere else',
      'Weigh what that spot costs against the rest',
    ],
    correct: 2,
    feedback: [
      'Agreement feels like proof. Two lenses that point the same way may share a blind side.',
      'Confirming is good practice, and it again looks only at the spot that you already have.',
      'The checklist asks for at least two models that disagree about where to look.',
      'There is no rest yet: both of your readings have given you a single spot.',
    ],
    passage: { lesson: 1, page: 2, text: 'Use at least two models that disagree about where to look.' },
  },
  {
    id: 'l1-p2-93',
    kind: 'application',
    question:
      'A hospital has filled in the table of seven S’s for its new triage. The sponsor asks which rows are going to pull people back to the old one. What do you tell the sponsor?',
    options: [
      'The rows that were left alone so far',
      'The soft rows, from style to skills',
      'The systems row, with pay and forms',
      'The middle row, on shared values',
    ],
    correct: 0,
    feedback: [
      'Every row that still demands the old way keeps demanding it, and those are the rows left alone.',
      'Many authors say that the soft ones are the hard ones. The page makes no such difference.',
      'Pay and forms often pull hard. If they have been changed, they pull in the new direction.',
      'It stands in the middle of the drawing. The page gives it no more force than the other six.',
    ],
    passage: { lesson: 1, page: 2, text: 'The rows left alone are the ones that will pull back.' },
  },
  {
    id: 'l1-p2-87',
    kind: 'judgment',
    question:
      'Ward clerks have lost the old bed list, and the new one does not work well yet. Four managers each propose one measure for these months. The budget pays for one. Which do you take first?',
    options: [
      'A clear date for the new list, kept at any cost',
      'Lower targets for the season, with extra help',
      'Small trials by the clerks, with room for ideas',
      'Early wins each week, with a public scoreboard',
    ],
    correct: 1,
    feedback: [
      'Nobody knows how long this zone takes, and a forced end repeats the trouble.',
      'You plan it like a season of roadworks: slower by agreement, and with more help than usual.',
      'Ideas are welcome in between times, but they cost hours that a full target has already taken.',
      'Wins may come. A scoreboard measures people against a pace that nobody can keep yet.',
    ],
    passage: { lesson: 1, page: 2, text: 'with lower targets and more help' },
  },
]
