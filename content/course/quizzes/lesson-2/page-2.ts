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
    id: 'l2-p2-41',
    kind: 'application',
    question:
      'A sponsor holds one branch’s sales figure at last year’s value for the weeks of its switch. Which of the four jobs has been done by that?',
    options: [
      'Decide: a choice between two targets',
      'Pay: a release of money and of people',
      'Stay: a presence while it is ugly',
      'Say: a reason, with what it will cost',
    ],
    correct: 0,
    feedback: [
      'Two legitimate targets collided, and the held figure settles which one gives way.',
      'No money or time has been released; a target was moved.',
      'Presence means being there in person, and the figure can be held from anywhere.',
      'Nothing has been explained by this, though somebody should.',
    ],
    passage: {
      lesson: 2,
      page: 2,
      text: 'held his waiting-time figure at the previous quarter’s value for eight weeks (she decided)',
    },
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
    id: 'l2-p2-42',
    kind: 'application',
    question:
      'Your coalition has the roster, the budget, skill and trust. Which seat does this page still want filled?',
    options: [
      'A senior leader whose rank opens closed doors',
      'An outspoken opponent who may yet be won over',
      'A respected skeptic whose doubts are about the work',
      'A recent arrival who sees it with fresh eyes',
    ],
    correct: 2,
    feedback: [
      'Rank is a weaker test than what a person can move, and the budget is there.',
      'The sworn opponent takes hours, and the movement is elsewhere.',
      'The fifth thing is doubt: a respected skeptic whose objections are about the work.',
      'Fresh eyes see much, and others do not change their minds by them.',
    ],
    passage: { lesson: 2, page: 2, text: 'means one respected skeptic whose objections are about the work' },
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
    id: 'l2-p2-43',
    kind: 'recall',
    question:
      'Solano’s decision note puts a price on both options. What does the one that he recommends cost Larkmoor?',
    options: [
      'The on-call crew for jobs left open overnight',
      'The second visits to which hasty jobs lead',
      'The earlier hours of the stores in the South',
      'The bonus that two of the depots would lose',
    ],
    correct: 0,
    feedback: [
      'Without the ranking some jobs stay open overnight, and a crew has to go out for them.',
      'Hasty jobs are what the ranking rewarded, so they belong to the other option.',
      'Stores hours are a separate decision with another owner.',
      'The ranking pays no bonus; depots are listed and compared by it.',
    ],
    passage: { lesson: 2, page: 2, text: 'and the on-call crew for jobs that stay open' },
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
