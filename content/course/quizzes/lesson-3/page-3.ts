import type { BankQuestion } from '../types.ts'

export const page3: readonly BankQuestion[] = [
  {
    id: 'l3-p3-01',
    kind: 'application',
    question:
      'A warehouse will push the number of parcels packed in an hour. Which counter-measure guards against the likeliest damage?',
    options: [
      'Orders that arrive at the warehouse in a day',
      'Packers who have finished the training course',
      'Parcels that come back as wrongly packed',
      'Hours of overtime worked in the packing hall',
    ],
    correct: 2,
    feedback: [
      'Volume is the weather, and useful for comparison.',
      'A count of activity guards nothing.',
      'It watches the thing most likely to suffer while speed improves.',
      'Overtime may matter; it would rise with pressure of any kind.',
    ],
    passage: { lesson: 3, page: 3, text: 'the thing most likely to be damaged while the others improve' },
  },
  {
    id: 'l3-p3-10',
    kind: 'application',
    question:
      'Mean adoption over six teams is a little over half. Two teams are nearly complete, the others have hardly begun. What do you bring to the steering page?',
    options: [
      'The figures by team, and what differs in the low ones',
      'The mean, and a plan for a refresher in every team',
      'The mean, with a forecast of when it will be complete',
      'The two best teams, as an example to all of the others',
    ],
    correct: 0,
    feedback: [
      'An average has no address, and neither kind of team needs the remedy for half.',
      'The refresher would bore two teams and miss what stops the others.',
      'A forecast from a mean of two different stories predicts neither.',
      'Examples encourage those who could follow; first learn why four cannot.',
    ],
    passage: { lesson: 3, page: 3, text: 'Report by team and show the spread.' },
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
    id: 'l3-p3-22',
    kind: 'application',
    question:
      '“We do not plan for failure,” says a sponsor who strikes the dip from your plan. The pilot lost a sixth of its output for a month. What do you bring to the next meeting?',
    options: [
      'The plan as it is, and the pilot’s figures in an annex',
      'What it will cost, a lower limit and a review date',
      'A promise to keep the loss below that of the pilot',
      'A campaign that prepares staff for a difficult month',
    ],
    correct: 1,
    feedback: [
      'Figures in an annex are found when it is too late to decide.',
      'Someone who has signed a price will sit through the bad weeks instead of calling for more output.',
      'No one can promise it, and pressure to keep it would deepen the loss.',
      'Staff are well advised to know; the one who must agree is she.',
    ],
    passage: { lesson: 3, page: 3, text: 'A sponsor who has signed a sum will sit through week three.' },
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
    id: 'l3-p3-08',
    kind: 'judgment',
    question:
      'The switch is three weeks away, and nobody has counted how things are done today. Exact figures would take two months. What do you decide?',
    options: [
      'Two months of exact counting, and a switch after that',
      'Exact counting from the day of the switch onward',
      'Two weeks of rough counting, and the switch on its day',
      'No count at all, since the difference will be plain',
    ],
    correct: 2,
    feedback: [
      'Worth it if the whole case hung on a point or two.',
      'Everything counted afterward will be compared with memories.',
      'A rough baseline beforehand is worth more than fine reporting behind it.',
      'Plain to those who were for it; the others will argue.',
    ],
    passage: { lesson: 3, page: 3, text: 'If you did not measure before, you will argue after.' },
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
