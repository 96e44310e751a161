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
    id: 'l2-p2-12',
    kind: 'application',
    question:
      'Your training days collide with the stocktaking of a warehouse. Which page do you hand to the sponsor?',
    options: [
      'The state of both plans, and the risk now set to red',
      'Two ways out with their costs, my choice, and a date',
      'A request to support us in talks with the warehouse',
      'The history of the collision and of who planned what',
    ],
    correct: 1,
    feedback: [
      'An update cannot be acted on, however red it is.',
      'It asks for a decision between two legitimate targets, which is something she can do.',
      'Support is a feeling; the collision needs somebody to decide.',
      'How it arose may be of interest when it is over.',
    ],
    passage: { lesson: 2, page: 2, text: 'a choice between two legitimate targets' },
  },
  {
    id: 'l2-p2-03',
    kind: 'application',
    question:
      'You have one morning to find out how far down the support for a change reaches. What do you ask at each level?',
    options: [
      'Which of the last three briefings they have attended',
      'What the manager above them has lately done differently',
      'Whether their own manager is in favor of the change',
      'How strongly people feel supported by those above them',
    ],
    correct: 1,
    feedback: [
      'Attendance counts what the program did.',
      'Actions with dates show where a chain is passed on, and where it ends.',
      'It gathers opinions about opinions, and most will be kind.',
      'Feelings about support rise and fall with much besides the change.',
    ],
    passage: { lesson: 2, page: 2, text: 'Count actions, with dates.' },
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
    id: 'l2-p2-21',
    kind: 'application',
    question:
      'Your sponsor has ruled in your favor, for the first time, and asks what else you need. What do you put before her while the moment lasts?',
    options: [
      'A plan of messages and films to go out in her name',
      'A thank-you note, and no request until the next quarter',
      'A list of all the decisions that may be needed in future',
      'A page with dates in person, stops and private talks',
    ],
    correct: 3,
    feedback: [
      'Messages are the first of the four jobs, which sponsors do in any case.',
      'Thanks are due, and the moment in which she would commit more passes with the quarter.',
      'Collisions are brought one at a time, each with two options and a day.',
      'Having done something for the change she will want it to have been worth it, which is the moment for a contract.',
    ],
    passage: {
      lesson: 2,
      page: 2,
      text: 'four dates after the launch on which the sponsor will be somewhere in person',
    },
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
    id: 'l2-p2-14',
    kind: 'judgment',
    question:
      'Below a manager who passes nothing on, a willing team asks you to train it directly. The manager has told the team to wait. How do you respond to the team?',
    options: [
      'Ask the sponsor to settle it, so that no order is broken.',
      'Train the team at once, since those who will should not wait.',
      'Train the team in its own time, as no order forbids that.',
      'Wait along with the team, since the manager has decided.',
    ],
    correct: 0,
    feedback: [
      'Dealing with a broken link belongs to the sponsor, and the team is spared from standing between two orders.',
      'Their will deserves respect; you will have gone home when the manager writes their appraisals.',
      'It breaks the order in spirit and lets the team pay for it.',
      'Patience would be right after the sponsor has heard of it and agreed.',
    ],
    passage: {
      lesson: 2,
      page: 2,
      text: 'A change team that works around a manager starts a quarrel it will lose',
    },
  },
]
