import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l3-p1-61',
    kind: 'application',
    question:
      'An objection about a closed store turns out to be right. You answer it as Larkmoor did. What do the technicians get?',
    options: [
      'A trial of longer hours, at the worst of the depots',
      'A request to the store, with an owner who follows it',
      'A date, from which the store is open in time for them',
      'A driver, who takes the parts to where the vans leave',
    ],
    correct: 2,
    feedback: [
      'Evening picking was tried at one depot, and is another idea of the same person.',
      'A request is what it had been until then, and vans went on leaving empty.',
      'The request becomes a date: from June the stores open before the vans leave.',
      'A driver would have covered up for the closed store, and the store is opened instead.',
    ],
    passage: { lesson: 3, page: 1, text: 'stores will open at 6:00 from June 1' },
  },
  {
    id: 'l3-p1-62',
    kind: 'application',
    question:
      'You hold the line as the warehouse director did, and put your reason on the wall. What do people find there?',
    options: [
      'Last quarter’s returns, with the cause of each',
      'Every option dropped, with the case against it',
      'The errors of each shift, from week to week',
      'The yearly saving, with what it will pay for',
    ],
    correct: 0,
    feedback: [
      'Each returned order hung there with its cause, so that people could see how many were picking errors.',
      'Options that were rejected are evidence too, and she had facts that people could check.',
      'A list by shift would have looked for the guilty.',
      'A saving is what the doubters took for the real reason.',
    ],
    passage: { lesson: 3, page: 1, text: 'wall, each with its cause' },
  },
  {
    id: 'l3-p1-42',
    kind: 'application',
    question:
      'A nurse objects to a new rota on a Monday. What is she owed within the first of the two periods that this page names?',
    options: [
      'Word on what will be checked, and by whom',
      'Word on the answer: plan, support or line',
      'Word on which strand it is, and who owns it',
      'Word on how many objected, and where',
    ],
    correct: 0,
    feedback: [
      'Within five working days she hears what will be checked and who does it.',
      'Which of the three answers she gets is the decision, and it has ten days.',
      'The strand is your tool for sorting; she is owed a check.',
      'Other objectors are a matter for your count, and not for her.',
    ],
    passage: {
      lesson: 3,
      page: 1,
      text: 'Within five working days the person hears what will be checked and by',
    },
  },
  {
    id: 'l3-p1-47',
    kind: 'application',
    question:
      'A porter calls the new rota “impossible.” How do you begin the twenty minutes with him, following this page?',
    options: [
      'Ask what he would need to see to think it works',
      'Ask what has been done to make him expect this',
      'Ask what he thinks of it, and hear him to the end',
      'Ask when it last got in his way, and note his words',
    ],
    correct: 3,
    feedback: [
      'That question names the strand, and comes third.',
      'That question brings up broken promises, and comes fourth.',
      'It brings an opinion, where a case with a date is wanted.',
      'The last time it got in his way brings a case with a date.',
    ],
    passage: { lesson: 3, page: 1, text: 'brings a case with a date.' },
  },
  {
    id: 'l3-p1-31',
    kind: 'recall',
    question:
      'Somebody sabotages a change on purpose, after a fair hearing. Whose matter is it, according to this page?',
    options: [
      'The sponsor’s, as a question of open opposition',
      'The line manager’s, as a question of performance',
      'The project lead’s, as a question of risk control',
      'The personnel office’s, as a question of discipline',
    ],
    correct: 1,
    feedback: [
      'Sponsors settle collisions of targets and powerful losses.',
      'It is a performance matter for the line manager, and rarer than the word “resistor” suggests.',
      'A project has no authority over somebody’s conduct at work.',
      'Personnel may assist; the page leaves it with the manager.',
    ],
    passage: { lesson: 3, page: 1, text: 'is a performance matter' },
  },
  {
    id: 'l3-p1-43',
    kind: 'recall',
    question:
      'In the warehouse, one of the three who doubt the reason for the change remains unconvinced by the figures. What happens next?',
    options: [
      'The doubter joins the group that tests the fix',
      'The doubter is told that it goes ahead all the same',
      'The doubter is promised another count next quarter',
      'The doubter is shown the cost of staying as it is',
    ],
    correct: 1,
    feedback: [
      'The nine who reported the wireless fault test it.',
      'The line is held with its reason shown, and it is said plainly that the change goes ahead.',
      'A further count would suggest that the matter is still open.',
      'Returned orders, with their causes, were the figures shown.',
    ],
    passage: { lesson: 3, page: 1, text: 'is told plainly that the change goes ahead' },
  },
  {
    id: 'l3-p1-63',
    kind: 'application',
    question:
      'Four drivers with the same objection want to talk to you as a group. What does this page have you do?',
    options: [
      'Hear them as a group, and take down each voice',
      'Hear one of them, whom the other three choose',
      'Hear them at work, with their manager beside you',
      'Hear them one by one, in a corridor if you must',
    ],
    correct: 3,
    feedback: [
      'In a group you hear the boldest, however carefully you write.',
      'A speaker brings a summary, and a summary is already a verdict.',
      'With a manager beside you the objection is put more politely.',
      'One person at a time, and a corridor will do.',
    ],
    passage: { lesson: 3, page: 1, text: 'a group you hear the boldest' },
  },
  {
    id: 'l3-p1-45',
    kind: 'application',
    question:
      'In a talk about an objection, a promise comes up that was broken years ago. What does this page say about it?',
    options: [
      'You may not mend it, and can stop repeating it',
      'You should mend it, before you go on with yours',
      'You can leave it, as it was another change',
      'You should write down who made it, and when',
    ],
    correct: 0,
    feedback: [
      'Some broken promises cannot be mended, and what remains is not to repeat them.',
      'Mending it is often not in your power, and the objection would wait.',
      'It explains what people expect of this change.',
      'A name turns the talk into a search for the guilty.',
    ],
    passage: { lesson: 3, page: 1, text: 'You may not be able to mend them; you can stop' },
  },
]
