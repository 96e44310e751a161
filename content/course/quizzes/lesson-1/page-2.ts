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
    id: 'l1-p2-61',
    kind: 'recall',
    question:
      'In the example of the claims handlers, Kotter’s list of errors points at somebody whom the coalition lacked. Who is it?',
    options: ['The head of training', 'The head of audit', 'The head of finance', 'The liability experts'],
    correct: 1,
    feedback: [
      'More workshops were planned, so training was not what the coalition lacked.',
      'Audit demanded the second signature that took four days, and its head had never been asked in.',
      'Finance plays no part in the example; the limit for a signature was set by audit.',
      'Their loss is what Bridges points at: a title that had meant something.',
    ],
    passage: { lesson: 1, page: 2, text: 'The head of audit was never in the coalition.' },
  },
  {
    id: 'l1-p2-42',
    kind: 'recall',
    question: 'Dana Whitlock cancels the third motivation round at Elm. What does she ask for in its place?',
    options: [
      'What the dispatchers would lose, and who could tell them so',
      'A poll of all technicians, and a talk with the head of stores',
      'A trial of evening picking, and a later day for the same round',
      'What early stores hours take, and who made the ranking, and why',
    ],
    correct: 3,
    feedback: [
      'That loss was found too, and it comes up in a later lesson.',
      'Forty technicians had been asked already, and most wanted planned jobs.',
      'The trial comes later and is offered by the head of stores herself.',
      'Both go to a restraint that the five lenses found: the closed store and the weekly ranking.',
    ],
    passage: {
      lesson: 1,
      page: 2,
      text: 'what earlier stores hours would take, and who set up the ranking, and why',
    },
  },
  {
    id: 'l1-p2-43',
    kind: 'application',
    question:
      'You complete the sentence of Bridges for ward clerks: “After this, they will no longer be close to the patients.” What does this page have you do next?',
    options: [
      'Ask the clerks whether it is a fair account',
      'Put beside it what the clerks will gain',
      'Go on until it names a thing one can point at',
      'Weigh it against the losses of the nurses',
    ],
    correct: 2,
    feedback: [
      'Asking is wise later on, when there is something exact to confirm.',
      'The loss is to be said aloud before you sell what is gained.',
      'Closeness is still a feeling; the page goes on to the desk, the title or the phone that rang for them.',
      'Losses are not ranked by group here; each is named and its ending marked.',
    ],
    passage: { lesson: 1, page: 2, text: 'keep going until it names a thing you could point at' },
  },
  {
    id: 'l1-p2-44',
    kind: 'application',
    question:
      'Of thirty porters, twenty-four can give the reason for a new round, thirteen want it, twenty can name its steps, and four can walk it unaided. Where is the bottleneck, by the rule of this page?',
    options: [
      'Desire, the first that fewer than half reach',
      'Ability, the element that the fewest reach',
      'Knowledge, which ability cannot do without',
      'Reinforcement, which comes after a good start',
    ],
    correct: 0,
    feedback: [
      'Thirteen of thirty are fewer than half, and no earlier element falls short.',
      'The lowest count is tempting, yet the rule takes the first element below half.',
      'Two in three know the steps, which is more than half.',
      'Nothing can be reinforced while most do not want it.',
    ],
    passage: {
      lesson: 1,
      page: 2,
      text: 'The first element that fewer than half reach is, as a rule of thumb, the bottleneck',
    },
  },
  {
    id: 'l1-p2-45',
    kind: 'application',
    question:
      'You look for an early win in a new routine for discharging patients. Which test does this page apply to it?',
    options: [
      'Whether the sponsor could show it in public',
      'Whether all can see it within the quarter',
      'Whether it saves more than it has cost',
      'Whether a skeptic would grant that it is one',
    ],
    correct: 3,
    feedback: [
      'A win fit for the stage persuades those who were persuaded before.',
      'Visibility is the familiar demand, and a win can be seen without being believed.',
      'A win may be worth its cost and still convince nobody.',
      'An early win does its work when the people who doubted accept it as one.',
    ],
    passage: { lesson: 1, page: 2, text: 'Was the early win one that a skeptic would grant?' },
  },
]
