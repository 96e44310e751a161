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
    id: 'l3-p4-16',
    kind: 'application',
    question:
      'All clerks passed a test in the classroom, with a trainer walking about and answering questions. What do you ask for before the gate?',
    options: [
      'A test on real cases, alone, on each of the shifts',
      'A survey of how confident the clerks feel about it',
      'A signature from each clerk that the course was held',
      'A second test in the classroom, with harder questions',
    ],
    correct: 0,
    feedback: [
      'Work is tested in the conditions of work; a room with a trainer proves attendance.',
      'Confidence is worth knowing, and errs in both directions.',
      'It documents the course for the file.',
      'Harder questions in easy conditions measure the wrong difficulty.',
    ],
    passage: { lesson: 3, page: 4, text: 'real cases, unaided, in the time allowed, on every shift' },
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
    id: 'l3-p4-17',
    kind: 'application',
    question:
      'A sponsor will be promoted four months from now, two months after the switch. When does a successor enter?',
    options: [
      'On the day of the promotion, with full notes',
      'Now, so that they chair the next gate in public',
      'After the dip, so that nobody shares the blame',
      'As soon as the first benefits can be shown',
    ],
    correct: 1,
    feedback: [
      'Notes hand over knowledge; the standing has to be built before.',
      'A successor who has chaired something before inheriting it is less likely to let it lapse.',
      'Whoever was absent in the dip inherits a story about others.',
      'It makes the start pleasant and leaves the hard weeks without an heir.',
    ],
    passage: {
      lesson: 3,
      page: 4,
      text: 'Name the successor at Switch, and let them chair something before they inherit it.',
    },
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
    id: 'l3-p4-09',
    kind: 'application',
    question:
      'A hospital asks wards to report near misses. In the yearly ranking each report counts against the ward. Reports stay few. What do you change first?',
    options: [
      'The ranking, by taking all such reports out of it',
      'The nurses’ knowledge of what a near miss can be',
      'The tone, by thanking each ward that has reported',
      'The form, by making it shorter and easier to find',
    ],
    correct: 0,
    feedback: [
      'Measures that pay for the old way lead back to it, and here silence is rewarded.',
      'They may know well, and know what a report costs.',
      'Thanks are welcome where the ranking does not take them back.',
      'A short form still costs the ward its place.',
    ],
    passage: { lesson: 3, page: 4, text: 'the folly of rewarding A while hoping for B' },
  },
]
