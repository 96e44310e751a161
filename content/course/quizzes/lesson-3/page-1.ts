import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l3-p1-41',
    kind: 'application',
    question:
      'In a talk of twenty minutes, four questions come up. Which of them shows you the strand of the objection, according to this page?',
    options: [
      '“When did this last get in your way?”',
      '“What did we do that made you expect it?”',
      '“What do you think of the whole change?”',
      '“What would you need to see to think it works?”',
    ],
    correct: 3,
    feedback: [
      'It opens the talk and brings a case with a date.',
      'It brings up promises that were broken earlier.',
      'It brings an opinion, which the page advises against asking for.',
      'Its answer is a reason, a repair or a settlement, and each belongs to one strand.',
    ],
    passage: {
      lesson: 3,
      page: 1,
      text: 'The answer names the strand: a reason, a repair, or a settlement.',
    },
  },
  {
    id: 'l3-p1-44',
    kind: 'application',
    question:
      'A program office gives each person one color for their attitude. What speaks against it in the view of Piderit?',
    options: [
      'People give the answer that they think is wanted',
      'People change their minds from week to week',
      'People may agree, dread it, and cooperate all the same',
      'People belong to groups, which decide for them',
    ],
    correct: 2,
    feedback: [
      'That is a weakness of any survey, and another point than hers.',
      'Moods do change; her point is that one person holds several at the same time.',
      'Agreement, feeling and intention can differ in one person, so a single color hides them.',
      'Groups matter, and her argument is about a single person.',
    ],
    passage: {
      lesson: 3,
      page: 1,
      text: 'someone may agree with the case, dread the month of cutover and intend to cooperate anyway',
    },
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
    id: 'l3-p1-46',
    kind: 'application',
    question:
      'A consultant offers to measure who is prone to resist change, in the sense of Oreg. Which of these would be a part of it?',
    options: [
      'How much they trust the people above them',
      'How much they stand to lose in this change',
      'How often changes before it have failed',
      'How far they look past a short nuisance',
    ],
    correct: 3,
    feedback: [
      'Trust goes with better reactions, and is no trait of the person alone.',
      'Losses belong to the change, and explain why one unit objects.',
      'A history of failed changes is shared by all in the unit.',
      'He found that people differ in seeking routine, in reacting to imposed change, in looking past the short term and in changing their minds.',
    ],
    passage: { lesson: 3, page: 1, text: 'how far they look past the short-term nuisance' },
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
