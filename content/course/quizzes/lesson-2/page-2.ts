import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l2-p2-01',
    kind: 'judgment',
    question:
      'Your sponsor declines to free any shift leader for a new handover routine before the summer. The routine works in small wards, where nurses hand over themselves; in large ones it needs a leader. What do you reply this week?',
    options: [
      'That the start stays as planned, since the wards will manage somehow.',
      'That you will ask again in the summer, and leave the date open till then.',
      'That the project will train nurses to stand in for the shift leaders.',
      'That you cut the start to small wards, and say what the others wait for.',
    ],
    correct: 3,
    feedback: [
      'This carries on as though the answer had been yes, and the large wards find out on the day.',
      'Waiting can be right when nothing works without the leaders; here a part of the wards can start.',
      'Training answers a lack of skill; what is missing here is a leader’s time, which only the sponsor can give.',
      'Cutting the scope to what works under the refusal is an honest reply, and naming the wait keeps the decision open.',
    ],
    passage: { lesson: 2, page: 2, text: 'cut the scope to what can work under the rule that stays' },
  },
  {
    id: 'l2-p2-32',
    kind: 'application',
    question:
      'Your draft decision note has the collision, two options with their costs and your recommendation. Which line of the five is missing?',
    options: [
      'The history of the conflict, and who knew about it',
      'The day it is needed by, and what follows otherwise',
      'The risks of both options, and how likely they are',
      'The people in favor of it, and those who are not',
    ],
    correct: 1,
    feedback: [
      'History may interest the sponsor later and does not help her to choose now.',
      'A day with a consequence makes it a decision that can be given in time.',
      'The costs of the options carry what the sponsor needs of the risks.',
      'Support is settled elsewhere; the note is about two targets.',
    ],
    passage: { lesson: 2, page: 2, text: 'and what follows if it does not come.' },
  },
  {
    id: 'l2-p2-31',
    kind: 'application',
    question:
      'Last actions for a change, going down the chain: a director’s six weeks ago, a manager’s three days ago, a team leader’s five weeks ago. Who is the broken link?',
    options: [
      'The team leader, as the one nearest to daily work',
      'The director, as the first without one in four weeks',
      'The manager, as the one standing between the others',
      'None of the three, as all have acted this quarter',
    ],
    correct: 1,
    feedback: [
      'The team leader is cold as well, and comes after the director in the chain.',
      'One goes down from the sponsor, and the first manager without an action in four weeks is the link.',
      'Three days ago is recent; this manager acts in spite of the director.',
      'A quarter is longer than the four weeks of this page.',
    ],
    passage: { lesson: 2, page: 2, text: 'The first manager without one in four' },
  },
  {
    id: 'l2-p2-04',
    kind: 'application',
    question:
      'The head of an academy delays e-learning. None of her targets suffers from it. She built the classroom course, and teaches it herself. What should the sponsor try first?',
    options: [
      'To set up e-learning through another department',
      'To change her targets until e-learning pays off',
      'To give the decision to a deputy who is in favor',
      'To find with her what of the course can live on',
    ],
    correct: 3,
    feedback: [
      'Working around a manager starts a quarrel that outlasts the project.',
      'Compensation fits where a target makes helping foolish, and hers is neutral.',
      'Replacing comes into question when neither repair nor target will do.',
      'Her reason is a loss, so converting means finding it and repairing what can be repaired.',
    ],
    passage: { lesson: 2, page: 2, text: 'find what this manager loses and repair it' },
  },
  {
    id: 'l2-p2-05',
    kind: 'application',
    question:
      'A sponsor speaks about a change every month in her own words. She has freed two of her best people and decides collisions within days. In its first bad week she is abroad and sends a message. Which job is left undone?',
    options: [
      'Stay: being there while it is ugly',
      'Say: giving the reason unscripted',
      'Pay: releasing money and good people',
      'Rule: deciding between two targets',
    ],
    correct: 0,
    feedback: [
      'Presence in the first bad week is the fourth job, and a message does not do it.',
      'She does so every month, and well.',
      'Two of her best people are a payment that others noticed.',
      'Collisions are settled within days, which is what deciding asks.',
    ],
    passage: { lesson: 2, page: 2, text: 'Be there when it is ugly' },
  },
  {
    id: 'l2-p2-06',
    kind: 'judgment',
    question:
      'Asked for ninety minutes a week, your sponsor says that he will have them from spring. The switch is planned for January, and no other date has been discussed. How do you take it?',
    options: [
      'As a task for his office, which can attend on his behalf',
      'As a hurdle: begin, and ask again with the first results',
      'As a reason to move the switch, or to ask somebody else',
      'As a start: take the half hour that he can spare by then',
    ],
    correct: 2,
    feedback: [
      'Deciding and staying cannot be delegated, least of all to a diary secretary.',
      'Results made without a sponsor are the ones he will be asked to rescue.',
      'He has told you in time, which is the kindest moment to hear it, and the hard weeks need a sponsor in them.',
      'It may do for a change that is nearly easy; the hard weeks would fall into his absence.',
    ],
    passage: {
      lesson: 2,
      page: 2,
      text: 'it is kinder to hear “I cannot” before the start than to find it out in the third month',
    },
  },
  {
    id: 'l2-p2-33',
    kind: 'recall',
    question:
      'The contract with a sponsor has four dates after launch and three things that stop. What is its third part?',
    options: [
      'Two messages to be sent in one month',
      'Two budgets to be kept for the dip',
      'Two measures to be read every week',
      'Two people to be spoken to in private',
    ],
    correct: 3,
    feedback: [
      'Messages are in the plan for communication, and others may send them.',
      'The dip is priced and signed in the measures of lesson 3.',
      'Measures are on the half page of lesson 3, and read by the month.',
      'The sponsor speaks to two people privately, because the change lead cannot.',
    ],
    passage: { lesson: 2, page: 2, text: 'and two people the sponsor will speak to privately' },
  },
  {
    id: 'l2-p2-08',
    kind: 'application',
    question:
      'Your coalition consists of a strategist, a personnel adviser, a much-liked nurse, a project manager and an analyst. Whom do you add next?',
    options: [
      'A second nurse, from the ward that is most in favor',
      'The head of communications, to make progress known',
      'The ward manager who draws up the rosters for each week',
      'An outside adviser who has seen it work elsewhere',
    ],
    correct: 2,
    feedback: [
      'Trust and goodwill are in the group already.',
      'Making things known follows once something is done on Wednesday.',
      'The roster is where a change becomes real, and nobody in the group holds it.',
      'Skill from outside helps and can order nobody’s week.',
    ],
    passage: {
      lesson: 2,
      page: 2,
      text: 'The first two are where a change becomes real, and are most often missing.',
    },
  },
  {
    id: 'l2-p2-09',
    kind: 'application',
    question:
      'You want to shorten one form, a modest change. A close friend in the department is firmly against it. What would the study by Battilana and Casciaro lead you to do?',
    options: [
      'Send somebody neutral, as friends cannot persuade.',
      'Talk to him, as the tie helps with modest changes.',
      'Leave him alone, as fence-sitters are what matters.',
      'Avoid him, as a close opponent would slow you down.',
    ],
    correct: 1,
    feedback: [
      'A close tie was the very thing that helped.',
      'Influence runs both ways, and where little is at stake a close tie to an opponent is worth having.',
      'Fence-sitters always help; it does not follow that he cannot.',
      'So it was with drastic changes, in their study.',
    ],
    passage: { lesson: 2, page: 2, text: 'Close ties to firm opponents helped with modest changes' },
  },
  {
    id: 'l2-p2-10',
    kind: 'recall',
    question:
      'Prosci’s surveys put active sponsorship first in every edition. What are they good evidence of?',
    options: [
      'Of what practitioners who took part keep reporting',
      'Of how sponsors themselves see their four jobs',
      'Of what sponsors do in the changes that succeed',
      'Of how much a sponsor adds to a change’s success',
    ],
    correct: 0,
    feedback: [
      'They are consistent testimony from people who chose to answer and may have reasons to point upward.',
      'The four jobs are this course’s words, and sponsors were not the ones asked.',
      'Sponsors were not observed; others told of them.',
      'No experiment has put a size on it.',
    ],
    passage: {
      lesson: 2,
      page: 2,
      text: 'Take the finding as the consistent testimony of those who answered',
    },
  },
  {
    id: 'l2-p2-34',
    kind: 'application',
    question:
      'A branch director delays because her bonus falls for every week of the change. Which of the three ways to deal with a broken link fits, and what does this page call it?',
    options: [
      'Compensate: the target that makes it foolish is changed',
      'Convert: what the director loses is found and repaired',
      'Replace: the decision is moved to somebody below her',
      'Confront: the figures of other branches are put to her',
    ],
    correct: 0,
    feedback: [
      'When a target makes cooperation foolish, the sponsor changes the target.',
      'This is for a personal loss, such as mastery or standing.',
      'It comes when the other two have failed, and it belongs to the sponsor.',
      'Not among the three, and it argues with a bonus.',
    ],
    passage: { lesson: 2, page: 2, text: 'change the target that makes cooperation foolish' },
  },
]
