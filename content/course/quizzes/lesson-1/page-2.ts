import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l1-p2-33',
    kind: 'application',
    question:
      'You go through a stalled merger of two archives with Kotter’s list of errors. What do you write beside each error, if you follow this page?',
    options: [
      'The last thing that happened, with its day',
      'A score that the steering group agrees on',
      'The step that will mend it, with an owner',
      'The risk that it brings, with its likelihood',
    ],
    correct: 0,
    feedback: [
      'A blank line then shows where the politics have been left to chance.',
      'Scores hide whether anything has happened at all.',
      'Remedies come later, once it is plain which lines are blank.',
      'A risk is about the future, and the list asks what has been done.',
    ],
    passage: { lesson: 1, page: 2, text: 'For each, write the last thing that happened' },
  },
  {
    id: 'l1-p2-31',
    kind: 'application',
    question:
      'Of nine nurses whom you asked, eight want a new chart and three can complete it alone. What does the rule for ADKAR on this page let you say?',
    options: [
      'That ability is missing, since few can complete it',
      'Nothing as yet, since it asks for ten people or more',
      'That desire is there, since nearly all of them want it',
      'That knowledge is missing, since it precedes ability',
    ],
    correct: 1,
    feedback: [
      'It would, with one more nurse and a similar result.',
      'The rule counts only when ten or more people of one group have been asked.',
      'The count may turn out so, and nine people are too few for the rule.',
      'Knowledge was not asked about, and too few were asked in any case.',
    ],
    passage: { lesson: 1, page: 2, text: 'Ask ten or more people of one group' },
  },
  {
    id: 'l1-p2-21',
    kind: 'application',
    question:
      'You ask thirty dental assistants about a hygiene record. Most give the reason in their own words, nine want it, and all who tried completed one unaided. Which element do you work on?',
    options: [
      'Awareness: explain once more why a record is needed.',
      'Ability: let them practice the record with a helper.',
      'Desire: find out what makes the record unattractive.',
      'Reinforcement: praise those who complete the record.',
    ],
    correct: 2,
    feedback: [
      'They can say why; hearing it again would teach them only that nobody listened.',
      'Practice suits the willing who cannot do it yet, and these can.',
      'The first element that fewer than half reach is desire, and it calls for a reason to want it rather than instruction.',
      'The last element matters after the others are there.',
    ],
    passage: { lesson: 1, page: 2, text: 'Desire and ability call for opposite remedies' },
  },
  {
    id: 'l1-p2-32',
    kind: 'recall',
    question: 'Where does the “change curve” of many slides come from, as this page tells it?',
    options: [
      'From Bridges, as a drawing of the three phases he named',
      'From Lewin, as a picture of forces that rise and fall',
      'From Kotter, as a measure of urgency over eight steps',
      'From interviews with dying patients, by another author',
    ],
    correct: 3,
    feedback: [
      'Bridges separated ending, neutral zone and beginning, and drew no such curve.',
      'The force field pictures a steady level and has no stages.',
      'The eight steps began as errors and were never a curve of feelings.',
      'It was borrowed from Elisabeth Kübler-Ross, and fixed stages are doubtful even for bereavement.',
    ],
    passage: { lesson: 1, page: 2, text: 'borrowed from Elisabeth Kübler-Ross' },
  },
  {
    id: 'l1-p2-05',
    kind: 'application',
    question:
      'A law firm wants partners to share clients. The strategy says so, teams were formed and courses held. Appraisals count each partner’s own billings, and the head reads them out by name every Monday. Which of the seven rows were left alone?',
    options: ['Structure and skills', 'Strategy and structure', 'Systems and style', 'Staff and skills'],
    correct: 2,
    feedback: [
      'Both were worked on, which is why they cannot explain the pull.',
      'These two have moved: the aim is written and the teams exist.',
      'The appraisal is a system and the Monday reading is style; both still demand the old way.',
      'Courses were held and nobody lacks people; the pull comes from elsewhere.',
    ],
    passage: { lesson: 1, page: 2, text: 'The rows left alone are the ones that will pull back.' },
  },
  {
    id: 'l1-p2-08',
    kind: 'recall',
    question: 'Which limit belongs to Kotter’s eight steps?',
    options: [
      'It finds support for its steps, but not for their order.',
      'It looks at persons and never asks if the aim is good.',
      'It is a snapshot, with no time and no place to start.',
      'It observes endings wisely and measures nothing.',
    ],
    correct: 0,
    feedback: [
      'Appelbaum and colleagues found evidence for most steps and none for the sequence as such.',
      'This is what the page says of ADKAR.',
      'This one is the limit of the 7-S.',
      'So the page describes Bridges.',
    ],
    passage: { lesson: 1, page: 2, text: 'found support for most single steps and no test of the sequence' },
  },
  {
    id: 'l1-p2-22',
    kind: 'judgment',
    question:
      'Most planners of a freight firm want a new method and few can do it; their bonus pays for the old one. This quarter you can hire a coach or have the bonus rewritten. The next chance for either comes in a year. Which do you take?',
    options: [
      'The coach, since a bonus can be read with good will.',
      'Neither, since half a remedy does more harm than none.',
      'The coach, since ability is the first missing element.',
      'The bonus, since skill against one’s own pay fades.',
    ],
    correct: 3,
    feedback: [
      'It asks every planner to give up pay quietly, for a year.',
      'Half a remedy helps when it is the half that blocks the other.',
      'A strong case, and the right one if pay were neutral; here each new skill would cost its owner money.',
      'Both are real gaps; removing what pays against the method comes before asking for more effort.',
    ],
    passage: { lesson: 1, page: 2, text: 'Change the bonus before asking for more effort' },
  },
]
