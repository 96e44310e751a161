import { cellsOf } from '../../../plan/knots.ts'
import { rubric } from '../../../plan/rubric.ts'
import type { Plan } from '../../../plan/types.ts'
import type { Article } from '../types.ts'
import { hospitalAnswers } from './hospital.ts'
import { dates, factors, gates, paths, sentences, waves } from './rows.ts'

/** The change of `hospital.ts`, as it is often written first. */
export const poorAnswers: Plan = {
  w01: { promise: 9000, unit: 'hours a year', baseline: 'from the pay records' },
  w05: { sponsor: 'Ruth Ansel', dates: dates(['2027-01-11', 'Opens the kick-off']) },
  w09: { dip_loss: 0 },
  w10: { gates: gates('', '', '2027-03-08', '') },
  w13: sentences(
    'Handover will be modern, safe and centered on the patient.',
    'All current projects continue as planned.',
    'All staff are affected.',
    'There will be no negative effects on patient flow.',
    'The new process is described in the handbook.',
    'Staff will be informed and involved.',
    'The transition will be managed closely.',
    'Old habits are discouraged.',
    'All nurses have completed the course.',
    'Benefits will be evaluated.',
    'Bedside handover becomes part of our culture.',
    'Good practice is shared.',
  ),
}

/** The same change, concrete, with contradictions. */
export const fairAnswers: Plan = {
  w01: {
    promise: 9000,
    unit: 'hours a year',
    factors: factors(['Handovers held at the bedside', 40, 'counted', 90, '2027-09-30', 'Ruth Ansel']),
  },
  w05: { sponsor: 'Ruth Ansel', dates: dates(['2027-03-08', 'First bedside handover on ward 3']) },
  w09: {
    dip_people: 70,
    dip_output: 1,
    dip_days: 20,
    dip_loss: 15,
    dip_cost: 45,
    dip_from: '2027-03-08',
    look_on: '2027-03-22',
  },
  w10: {
    gates: gates('2027-01-22', '2027-02-19', '2027-03-08', '2027-12-17'),
    waves: waves(['Wards 3 and 5', '2027-03-08']),
    paths: paths(['Handover in the staff room of wards 3 and 5', '2027-07-31', 'Ward managers']),
  },
  w13: sentences(
    'Overtime after handover falls by 5,800 hours a year; sponsor Ruth Ansel.',
    'The second poster campaign stops in January.',
    '210 nurses and 6 ward managers; heaviest on the late shift.',
    'We accept fewer beds cleared in the first four weeks.',
    'Four points in twenty minutes, tried in 60 handovers on ward 1 in January.',
    'Nurses lose half an hour in the staff room.',
    'Fifteen percent of handovers run over for 20 working days from March 8; review on March 22.',
    'The staff room of wards 3 and 5 closes for handover on July 31.',
    'Eight in ten nurses have done one watched handover by March 3.',
    'Finance reports the hours each quarter.',
    'Beds by noon is proposed for the ward agreements of 2028.',
    'New nurses learn handover on ward 1 in their first week.',
  ),
}

/** Notes on the twelve sentences, in order. */
const poorNotes = [
  'No figure, no day, no sponsor. Who could say in a year that it has failed?',
  'Nothing stops, so the hours for this come from a place that is not named.',
  'Six managers lose a figure and 210 nurses half an hour. “All staff” hides both.',
  'It cannot be kept. Beds will be cleared later for some weeks, and people know it.',
  'Described is one thing and tried another. On which ward, how often?',
  'About what, and with which say? The lost half hour is not mentioned.',
  'No length, no price, no limit: every bad week will be a crisis.',
  'The staff room stays open, and habits follow rooms.',
  'That counts attendance. Can they do it at the bed, at night?',
  'By whom, by when, and what happens if there are none?',
  'A wish. Agreements, rankings and rosters decide what is normal.',
  'Newcomers will learn from whoever is on shift.',
]

const fairNotes = [
  'A figure and a name. The day is missing, so it can be late for ever.',
  'Something stops, and it is the cheapest thing. Beds by eleven goes on and pays against the change.',
  'Good. Add the doctors, who will look for a nurse at half past seven.',
  'How many, and who has accepted it? Ask before they ask you.',
  'Good: the place, the number and the month.',
  'Exact, and unanswered. What do they get for it?',
  'A price can be computed from it. But the review comes before the dip is over.',
  'Day 90 is June 7. Nearly eight more weeks of two ways, and no reason given.',
  'Nearly. One handover shows little, and the nights are missing.',
  'Reports, or signs? If nothing is saved, does anybody strike it?',
  'Proposed by whom, to be decided on which day?',
  'Good.',
]

const goodNotes = [
  'The figure of the chain, with a day and a sponsor.',
  'It names the rule that pays against the change, and for how long it is suspended.',
  'Three groups, and the shift that carries most.',
  'What is given up, counted, for a time.',
  'Tried on real handovers before anyone is asked to do it.',
  'The loss and what is returned. It will not satisfy everyone, and it is an answer.',
  'Length, limit, review after the end, and a name. The price follows from it.',
  'Day 90, as a date.',
  'Work, watched, in the time allowed, nights included.',
  'A signature that can be refused.',
  'The rule stands where managers will look for it.',
  'A place and a week for every newcomer.',
]

const marked = (plan: Plan, notes: readonly string[]) =>
  cellsOf(plan.w13).map(({ text }, index) => `“${text}” In the margin: ${notes[index]}`)

export const markedPlans: Article = {
  slug: 'example-marked-plans',
  title: 'Example plan: one change, poor, fair and good',
  summary:
    'The handover plan of a hospital in three versions, each with notes in the margin, and the eight questions by which to judge your own.',
  pages: [{ lesson: 4, page: 3 }],
  sections: [
    {
      heading: 'How to read this',
      paragraphs: [
        'Below is the same change three times: nurses on six wards are to hand over at the bedside. The first version is how such plans often begin. The second is concrete, and contradicts itself. The third could be signed. The hospital is fictional, like its figures; the sentences of the first two were written to show what goes wrong. After each sentence stands what a friendly and attentive reader might write in the margin.',
        'Read the first version and cover the notes. Write your own, then compare. After that judge your own plan by the eight questions. The page of your change plan has them too, with three levels each, and ends with what to improve next.',
      ],
      points: rubric.map(({ title, question }) => `${title}: ${question}`),
    },
    {
      heading: 'The poor version',
      paragraphs: [
        'Its chain has a promise of 9,000 hours and no factors. It asks the sponsor for support. It has no ledger, no measures and no dip. There is one date, which is the switch, and the sponsor’s only date lies before it. Since nothing in it is concrete, the plan finds just that: the sponsor has no date after the switch.',
      ],
      points: marked(poorAnswers, poorNotes),
    },
    {
      heading: 'The fair version',
      paragraphs: [
        'It has one factor, a test and a dip, and could be discussed. The plan finds three contradictions: the review comes before the end of the dip, a dip is planned while no target was lowered, and the staff room stays open beyond day 90. None of them is a matter of style. Each would cost a bad week.',
      ],
      points: marked(fairAnswers, fairNotes),
    },
    {
      heading: 'The good version',
      paragraphs: [
        'Its chain has three factors with owners, the sponsor is asked to choose between two figures, load and dip are counted, and the plan finds no contradiction. The whole of it, with its groups, load and measures, is the example plan “handover at the bedside.”',
      ],
      points: marked(hospitalAnswers, goodNotes),
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        'A good plan is no good change. It makes it easier to see early what is going wrong, and that is all we claim. We know of no study that compares the results of changes by the quality of their plans, and such a study would be difficult: people who plan well tend to do other things well.',
        'Nor is the good version the only one. Another hospital might begin with the night shift, or leave the figure of beds by eleven alone and move the rounds. What another good plan would share with this one is that a stranger could tell, on a given day, whether it was kept.',
      ],
    },
    {
      heading: 'Use it on Monday',
      paragraphs: ['Take the weakest of your twelve sentences and do three things with it.'],
      points: [
        'Add the name, number or date that it avoids. If you cannot, write whom you will ask, and when.',
        'Ask of the sentence beside it: if this is true, can that be true?',
        'Show both to somebody who does the work, and write down what they say, word for word.',
      ],
    },
  ],
  works: [],
}
