import type { BankQuestion } from '../types.ts'

export const page3: readonly BankQuestion[] = [
  {
    id: 'l3-p3-32',
    kind: 'recall',
    question: 'Why does Larkmoor’s half page call Fir alone a poor comparison?',
    options: [
      'It is the last to switch, so its figures come late',
      'It is the smallest depot, so chance weighs heavily',
      'It is the lowest depot, and had not heard the dates',
      'It is led by a manager who was against the change',
    ],
    correct: 2,
    feedback: [
      'Switching last is what makes a comparison possible.',
      'All depots of the case have the same size.',
      'A unit so far from the others, and so badly informed, shows little about them.',
      'Its regional manager leads two other depots as well.',
    ],
    passage: { lesson: 3, page: 3, text: 'it is the lowest depot of all' },
  },
  {
    id: 'l3-p3-31',
    kind: 'application',
    question:
      'A depot draws twenty jobs every Friday, and its threshold is one half. This Friday nine of twenty were done the new way; last Friday twelve were. What does this page have you do?',
    options: [
      'Wait for the next Friday, as two low counts decide',
      'Act at once, as nine of twenty is under one half',
      'Draw again today, and take the better of the two',
      'Join the two Fridays, as their mean is above half',
    ],
    correct: 0,
    feedback: [
      'One count of twenty falls below by chance often enough, so two in a row decide, or a larger count.',
      'With a true share above half, one such Friday in four or five is chance.',
      'Choosing the better draw makes the threshold meaningless.',
      'Joining is a larger count of an older state, and the rule is about counts in a row.',
    ],
    passage: { lesson: 3, page: 3, text: 'So let two low counts in a row decide, or count more.' },
  },
  {
    id: 'l3-p3-03',
    kind: 'application',
    question:
      'Complaints are settled faster since a switch. In the same months a quarter fewer came in. One branch has not switched yet. How do you find out what the change did?',
    options: [
      'Ask the staff which of the two made the difference.',
      'Wait for a busy quarter, and then look at it again.',
      'Compare with the same months of the previous year.',
      'Compare with the branch that has not yet switched.',
    ],
    correct: 3,
    feedback: [
      'They will have a view, and the same months confuse them too.',
      'It would tell you something by autumn that the branch can tell now.',
      'Better than nothing, though last year’s volume differed as well.',
      'It had the same quiet months, so the difference between the two is closer to the change.',
    ],
    passage: { lesson: 3, page: 3, text: 'Keep one unit that switches later as a comparison.' },
  },
  {
    id: 'l3-p3-15',
    kind: 'judgment',
    question:
      'Personnel asks for each employee’s figures on the use of a new system, for the yearly appraisals. What do you hand over?',
    options: [
      'Nothing, not even the counts for each of the teams.',
      'Team counts, since names are for the person and a coach.',
      'Names, provided that all are told and may object.',
      'Names of the best, so that good examples are rewarded.',
    ],
    correct: 1,
    feedback: [
      'Counts by team harm nobody and help a manager to act.',
      'Once usage feeds appraisals, people will produce usage, and the figure is lost to you.',
      'Open and fair in form; the figure would still turn into a performance.',
      'Rewarding usage buys usage, whatever becomes of the work.',
    ],
    passage: {
      lesson: 3,
      page: 3,
      text: 'once people learn that usage data feeds appraisals, they will produce usage',
    },
  },
  {
    id: 'l3-p3-33',
    kind: 'recall',
    question: 'Which product gives the price of a dip on this page?',
    options: [
      'People, hours a day, days, share trained, cost of an hour',
      'People, output a day, days, share lost, cost of a lost unit',
      'Units, price each, weeks, share late, cost of a late week',
      'Teams, output a week, weeks, share absent, cost of a team',
    ],
    correct: 1,
    feedback: [
      'Training hours are a cost of the change and not of the dip.',
      'A sponsor who has signed this sum will sit through week three.',
      'Lateness is another loss, with contracts of its own.',
      'Absence may add to a dip and is not how it is priced.',
    ],
    passage: {
      lesson: 3,
      page: 3,
      text: 'people × output a day × days × share lost × the cost of one lost unit',
    },
  },
  {
    id: 'l3-p3-21',
    kind: 'application',
    question:
      'Output was planned at nine-tenths of normal, with a lower limit of three-quarters. In the second week it stands below the limit. What follows?',
    options: [
      'You ask for extra shifts and wait for the recovery.',
      'You set a new limit that fits what has been seen.',
      'You keep to the plan until the day of the review.',
      'You stop and look for the cause with those at work.',
    ],
    correct: 3,
    feedback: [
      'More output now takes away the time to learn, and deepens the fall.',
      'A limit that moves with the results no longer limits anything.',
      'Above the limit that would be right; below it, the agreement says to stop earlier.',
      'A lower limit means exactly this, however early it is reached.',
    ],
    passage: { lesson: 3, page: 3, text: 'Below 75, or in week ten at the latest, we stop and look.' },
  },
  {
    id: 'l3-p3-12',
    kind: 'application',
    question:
      'Of a dozen files drawn at random, three were done the new way. The dashboard says that nearly all are. What do you conclude from so few?',
    options: [
      'That the dashboard is doubtful, and the count is rough',
      'That three clerks are ahead and the rest will follow',
      'That nothing can be said before hundreds are counted',
      'That exactly a quarter of all files are done that way',
    ],
    correct: 0,
    feedback: [
      'A wide range is still narrow enough to tell a quarter from nearly all.',
      'Files were drawn, so the count says nothing about persons.',
      'For a small difference one would need many; this one is large.',
      'A dozen gives a range, and it should be stated with the figure.',
    ],
    passage: {
      lesson: 3,
      page: 3,
      text: 'Twenty cases drawn at random and followed by hand will do to start, as long as you say how rough they are.',
    },
  },
  {
    id: 'l3-p3-34',
    kind: 'application',
    question:
      'A steering page is due. How often does the sponsor see its four lines, and what is the sponsor asked for, if you follow this page?',
    options: [
      'Weekly, and for a word to the lowest team',
      'Quarterly, and for a signature on the sum',
      'Monthly, and for one decision each time',
      'Monthly, and for a vote of confidence',
    ],
    correct: 2,
    feedback: [
      'Weekly figures are for team leaders, who can act on them by Thursday.',
      'Finance confirms benefits by the quarter.',
      'Team leaders act by Thursday, finance signs by the quarter, and the sponsor decides by the month.',
      'A vote decides nothing about the change.',
    ],
    passage: { lesson: 3, page: 3, text: 'The sponsor sees all four lines monthly' },
  },
  {
    id: 'l3-p3-14',
    kind: 'application',
    question:
      'In a tax office cases are done in the new system and the old form is closed. The slow ones come from staff who joined last month and have handled few so far. What do you arrange?',
    options: [
      'A talk by the office’s head on what the system is for',
      'A lower target for the whole office until they are fast',
      'A closing date for the last of the old ways to file',
      'A time of practice on live cases, beside a colleague',
    ],
    correct: 3,
    feedback: [
      'Nobody has refused; they are new.',
      'It would describe the average and help none of the newcomers.',
      'That ends a gap in the process, and this one is closed.',
      'Where people have simply done too few, practice beside the work is what brings them to target.',
    ],
    passage: { lesson: 3, page: 3, text: 'with a colleague at the elbow for two weeks' },
  },
]
