import type { BankQuestion } from '../types.ts'

export const page4: readonly BankQuestion[] = [
  {
    id: 'l3-p4-15',
    kind: 'application',
    question:
      'On the day of the gate, purpose and process are ready and the day shift has passed. Nobody has tested the night shift. How does the gate stand?',
    options: [
      'Shut, until all of the shifts have had more training',
      'Open, since the larger of the shifts has passed',
      'Shut, since nobody knows about the night shift yet',
      'Open, with a helper at hand for the night shift',
    ],
    correct: 2,
    feedback: [
      'They may need none; what they need is the test.',
      'Night work differs in the very conditions that a test is for.',
      'Unknown counts as no: a strand nobody has checked has not arrived.',
      'Help after the date suits people who have been proved ready.',
    ],
    passage: { lesson: 3, page: 4, text: 'Let unknown count as no.' },
  },
  {
    id: 'l3-p4-10',
    kind: 'judgment',
    question:
      'Too few clerks pass a readiness test, as nearly all fail at one report. It is not needed for two months; without it almost everyone passes. The next window for a switch is far off. What do you propose?',
    options: [
      'Hold until the far window, as the test has failed.',
      'Take the report out in writing, and test again.',
      'Lower the threshold by a little, for this one time.',
      'Start with those who have passed, and the rest later.',
    ],
    correct: 1,
    feedback: [
      'Defensible and safe; it pays a long wait for a report that nobody needs yet.',
      'The scope changes openly, and the threshold stays what it was.',
      'A threshold bargained once will be bargained again.',
      'It can suit people who work apart; here it leaves many behind over one step.',
    ],
    passage: { lesson: 3, page: 4, text: 'If you cut scope to open the gate, cut in writing' },
  },
  {
    id: 'l3-p4-32',
    kind: 'recall',
    question: 'At which gate does the table of this page ask for losses named and objections answered?',
    options: ['Design', 'Decide', 'Switch', 'Settle'],
    correct: 0,
    feedback: [
      'Naming comes with the design, so that it is settled long before the switch.',
      'Decide lists who is affected and how heavily, and no more than that.',
      'Switch asks for proven readiness on every shift.',
      'Settle asks what newcomers learn.',
    ],
    passage: { lesson: 3, page: 4, text: 'Losses named; objections answered: plan, support or line' },
  },
  {
    id: 'l3-p4-11',
    kind: 'application',
    question:
      'Half a year after a switch, orders from two regions still arrive by fax and are typed in by hand. Staff there know the portal well. How do you end this?',
    options: [
      'Publish the day on which the fax ends, and end it.',
      'Count the faxes and report them until they are few.',
      'Teach the portal again in these two regions.',
      'Explain again what the typing costs each week.',
    ],
    correct: 0,
    feedback: [
      'An old way that stays open draws people back, so it needs a closing date.',
      'Counting helps to find a way back; this one has been found.',
      'They know it well, so the course would answer a need they do not have.',
      'Everybody may agree, and the machine will still be on.',
    ],
    passage: { lesson: 3, page: 4, text: 'Publish the date each is removed, then remove it.' },
  },
  {
    id: 'l3-p4-31',
    kind: 'application',
    question: 'A tax office switched ninety days ago. What does the calendar of this page put on the agenda?',
    options: [
      'Users are visited, and five irritants are removed',
      'The old path closes, and adoption is seen by team',
      'Local versions are found, and kept or ended',
      'The verdict is given, and the benefit confirmed',
    ],
    correct: 1,
    feedback: [
      'That belongs to day 30, when obstacles are fresh.',
      'Day 90 closes the old path, and any exception has an owner and an end date.',
      'Adaptation is the subject of day 180.',
      'The verdict waits until day 365.',
    ],
    passage: { lesson: 3, page: 4, text: 'Day 90: the old path closes.' },
  },
  {
    id: 'l3-p4-13',
    kind: 'judgment',
    question:
      'Half a year on, two branches have shortened the new form by themselves. Their errors have not risen. What do you do with their version?',
    options: [
      'Let it be, since the errors in these two have not risen.',
      'Ask the two branches for a justification in writing.',
      'Try it elsewhere, and make it standard if it holds.',
      'Forbid it and explain that one form was the point.',
    ],
    correct: 2,
    feedback: [
      'Tolerance without a decision leaves three forms by next year.',
      'It makes an idea sound like an offense.',
      'Users reinvent what they adopt; the good versions become standard.',
      'If the parts left out carried a legal duty, it would have to end.',
    ],
    passage: { lesson: 3, page: 4, text: 'Make the good ones standard and end the harmful ones.' },
  },
  {
    id: 'l3-p4-07',
    kind: 'recall',
    question:
      'According to the Auditor General, what did those in charge of Phoenix do to keep budget and date?',
    options: [
      'They ran the old system alongside for a further year.',
      'They moved the date three times and doubled the budget.',
      'They trained the pay advisers before the center existed.',
      'They removed functions, cut testing and dropped a pilot.',
    ],
    correct: 3,
    feedback: [
      'A parallel run was recommended by an adviser, and not considered before launch.',
      'The date was kept, and that is the trouble the audit describes.',
      'Posts of advisers had ended before the new way worked.',
      'To save the date, the proof that the system worked was given up.',
    ],
    passage: { lesson: 3, page: 4, text: 'removed or postponed pay functions, cut back testing' },
  },
  {
    id: 'l3-p4-14',
    kind: 'recall',
    question: 'What follows for a routine at work from the study of habits by Lally and colleagues?',
    options: [
      'That two months are enough for most people',
      'That habits at work form faster than at home',
      'That it takes patience rather than a date',
      'That a habit forms only if it is rewarded',
    ],
    correct: 2,
    feedback: [
      'The well-known median came from those whose curves fitted, and says little about work.',
      'They did not study work.',
      'They followed chosen habits of eating, drinking and exercise, and the range was very wide.',
      'Reward was not the question they asked.',
    ],
    passage: {
      lesson: 3,
      page: 4,
      text: 'No date for a work routine follows from that, except to be patient.',
    },
  },
  {
    id: 'l3-p4-33',
    kind: 'application',
    question:
      'A switch is held for four weeks. Going by what happened at Larkmoor, what do you look up first?',
    options: [
      'What was deferred into the weeks that now follow it',
      'Whether the supplier’s contract allows a later day',
      'Who has asked for vacation in the weeks after it',
      'How the ranking of depots treats a later start',
    ],
    correct: 0,
    feedback: [
      'At Larkmoor the deferred training would have landed on the new day of the switch.',
      'Contracts matter, and the supplier got its letter; the surprise was elsewhere.',
      'A sound question for any date, and not what went unseen there.',
      'The ranking had been abolished by then.',
    ],
    passage: {
      lesson: 3,
      page: 4,
      text: 'the day to which the meter training and the expenses tool were moved in April',
    },
  },
]
