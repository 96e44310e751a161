import { page1 } from './lesson-2/page-1.ts'
import { page2 } from './lesson-2/page-2.ts'
import { page3 } from './lesson-2/page-3.ts'
import type { LessonQuiz } from './types.ts'

export const lesson2: LessonQuiz = {
  lessonId: 'lesson2',
  questions: [
    {
      id: 'l2-b-65',
      kind: 'application',
      question:
        'You list four large groups for an impact analysis. Whom do you sit beside before you fill in their rows, if you go by the course?',
      options: [
        'Five people of each group, for an hour each',
        'Two people of each group, for half a day each',
        'Three people of each group, for an hour each',
        'One person of each group, for a whole shift',
      ],
      correct: 2,
      explanation: 'The lines are written at the place of work, from an hour beside each of three people.',
      feedback: [
        'Five would do no harm, and twenty hours are more than the course asks for.',
        'Half a day with two shows you less than an hour with three.',
        'With four groups that makes twelve hours, so it is a day or two of work.',
        'One person’s day may be an exception, however long you stay.',
      ],
      passage: { lesson: 2, page: 1, text: 'Sit beside three people from each large group, an hour each' },
    },
    {
      id: 'l2-b-66',
      kind: 'recall',
      question:
        'In the example of the payment center, plant managers fear for small suppliers whom they pay the same day. What are those suppliers offered?',
      options: [
        'A same-day lane at the center',
        'A small cash fund at each plant',
        'A fixed run on two days a week',
        'A bank card with a low limit',
      ],
      correct: 0,
      explanation: 'A specific loss was found, and mostly repaired by a same-day lane.',
      feedback: [
        'The center offers them a same-day lane, run by the lead of the supplier desk.',
        'The plants’ local accounts are closed in the same meeting.',
        'Two days a week would not keep the trucks moving.',
        'A card would leave payments with the plants, which were to hand them over.',
      ],
      passage: { lesson: 2, page: 1, text: 'The center offered them a same-day lane' },
    },
    {
      id: 'l2-b-67',
      kind: 'recall',
      question:
        'Where does the commitment chart put Dana Whitlock, the sponsor of Larkmoor’s change, in February?',
      options: [
        'At “make,” and needed just there',
        'At “help,” and needed at “make”',
        'At “let,” and needed at “help”',
        'At “help,” and needed just there',
      ],
      correct: 1,
      explanation: 'She stands at help and is needed at make, and she moves Pratt.',
      feedback: [
        'A sponsor is needed at “make,” and she had not got there yet.',
        'She has helped, and has not yet decided about the ranking, so her gap is one step.',
        'She had helped already, and a sponsor is needed further on.',
        'Help is not enough from the person who can move the regional manager.',
      ],
      passage: { lesson: 2, page: 1, text: 'Whitlock stands at help and is needed at make' },
    },
    {
      id: 'l2-b-68',
      kind: 'application',
      question:
        'A head of purchasing signed your gate in spring. Since then she has let two requests for help pass. Where does she stand on the commitment chart of the course?',
      options: ['At “let”', 'At “against”', 'At “unknown”', 'At “none”'],
      correct: 3,
      explanation: 'A position rests on what somebody did, and two requests that were let pass make it none.',
      feedback: [
        'Letting it happen is a place one earns by an act, such as clearing a date.',
        'Opposition is an act as well, and she has not acted.',
        '“Unknown” is for people of whom nothing has been asked yet.',
        '“None” means that something was asked and passed over, whatever was signed before.',
      ],
      passage: { lesson: 2, page: 1, text: 'means that something was asked and passed over' },
    },
    {
      id: 'l2-b-69',
      kind: 'application',
      question:
        'Two wards with the same rota, bonus and tools take up a handover sheet very differently. Staff on both say that safety comes first. Which question do you ask, if you follow the course?',
      options: [
        '“What would get a newcomer into trouble?”',
        '“What would you tell a newcomer first?”',
        '“What happened when it was last tried?”',
        '“Whom would you have to ask before?”',
      ],
      correct: 0,
      explanation:
        'When the plain causes are ruled out, what would get a newcomer into trouble comes close to the assumption.',
      feedback: [
        'Where what is seen and what is said clash, the answers to this come close to the assumption.',
        'People tell a newcomer first what is said to matter, and that is known already.',
        'The last try shows an obstacle, and the plain ones have been ruled out.',
        'Who has to be asked is a rule, and the rules are alike on both wards.',
      ],
      passage: { lesson: 2, page: 1, text: 'what would get a newcomer into trouble?' },
    },
    {
      id: 'l2-b-70',
      kind: 'application',
      question:
        'You test whether a sponsor is high enough. Over which three things of those who must change does the course want power?',
      options: [
        'Their budgets, their roles and their pay',
        'Their targets, their tools and their roles',
        'Their budgets, their targets and their time',
        'Their time, their pay and their promotion',
      ],
      correct: 2,
      explanation:
        'A sponsor needs power over budgets, targets and time; if one is missing, go a level up or make the change smaller.',
      feedback: [
        'The budget is one of them; roles can be settled by others, and pay seldom can.',
        'Targets are one of them; tools and roles are matters of process.',
        'If one of these three is missing, you need a sponsor one level up, or a smaller change.',
        'Time is one of them; the other two are budgets and targets.',
      ],
      passage: { lesson: 2, page: 2, text: 'their budgets, their targets and their time' },
    },
    {
      id: 'l2-b-62',
      kind: 'recall',
      question:
        'Lucía Romero runs Larkmoor’s depots in the North. To which of her questions has Dana Whitlock no good answer?',
      options: [
        'Why her depots have to switch before others',
        'Why her depots go on being listed by rank',
        'Why her depots give up dispatchers as well',
        'Why her depots get no trial of evening picking',
      ],
      correct: 1,
      explanation: 'A rule that was suspended in one region alone is hard to defend in the other.',
      feedback: [
        'The page tells of no quarrel about the order of the depots.',
        'The ranking was suspended for the South alone, and its end everywhere took until May.',
        'The message about the posts holds for all dispatchers, with a date for each.',
        'The trial is the stores’ own idea, and Elm is where vans had been counted.',
      ],
      passage: { lesson: 2, page: 2, text: 'asks why her depots must still be ranked' },
    },
    {
      id: 'l2-b-73',
      kind: 'recall',
      question:
        'Imre Solano has found the broken link at Owen Pratt. With what does he begin when he goes to see him?',
      options: [
        'With a question on what the ranking was for',
        'With the count of vans that leave too early',
        'With an offer to try it out in one depot',
        'With an apology for how a round was canceled',
      ],
      correct: 3,
      explanation: 'He apologizes in person for the canceled round, and asks about the ranking after that.',
      feedback: [
        'He asks this second, after he has made good on something.',
        'The vans were counted at the gate, and prove nothing about a ranking.',
        'The choice he brings goes to the sponsor, who can decide it.',
        'The round was canceled over Pratt’s head, so he apologizes in person, and then he asks.',
      ],
      passage: { lesson: 2, page: 2, text: 'Solano begins with an apology, in person' },
    },
    {
      id: 'l2-b-71',
      kind: 'application',
      question:
        'Forty drivers are polled. “Can we do it”: fourteen yes, nearly all of the rest no. “Do they mean it”: ten yes, nearly all of the rest don’t know. Which question is open, and what does it ask for?',
      options: [
        '“Can we do it,” and more information',
        '“Do they mean it,” and information',
        '“Do they mean it,” and a remedy',
        '“Can we do it,” and a remedy',
      ],
      correct: 1,
      explanation:
        'The lowest yes is the open question; since the others don’t know, it asks for information.',
      feedback: [
        'The lowest yes is elsewhere, and a no asks for something to be done.',
        'The lowest yes is the open question, and a don’t know asks for information.',
        'The question is right; these drivers do not say no, they don’t know.',
        'Most of the no is voiced there, yet the lowest yes marks the open question.',
      ],
      passage: { lesson: 2, page: 3, text: 'a no asks for a remedy, a don’t know for information' },
    },
    {
      id: 'l2-b-72',
      kind: 'recall',
      question:
        'After the bad first day, the manager of the service desk has something done for “can we do it.” What is it?',
      options: [
        'Two visits to a desk that has done it',
        'A partner on each shift for a month',
        'A day with the author of the roster',
        'Two practice shifts for each team',
      ],
      correct: 3,
      explanation: 'Each team ran two practice shifts, which is what settles whether it can be done.',
      feedback: [
        'A team like ours helps with this question, and the example tells of no visit.',
        'Nobody is paired; the teams try the pattern by themselves.',
        'The author knows the roster; what was doubted was whether a team could work it.',
        'Each team ran two practice shifts, in the same four weeks as the other two answers.',
      ],
      passage: { lesson: 2, page: 3, text: 'each team ran two practice shifts' },
    },
  ],
  overview: [
    {
      id: 'l2-s-61',
      kind: 'recall',
      question:
        'Imre Solano’s decision note holds a guess about jobs that would be left open. How does the later count turn out?',
      options: [
        'About as high as his guess',
        'Higher than it for some weeks',
        'Lower than half of his guess',
        'Higher, so the price was raised',
      ],
      correct: 2,
      explanation: 'Four jobs a night were counted where ten had been guessed.',
      feedback: [
        'A guess that is met exactly would be a rare thing, and this one was not.',
        'No such rise is told, and the price had been put high enough.',
        'Four jobs a night were counted where ten had been guessed: less, and not nothing.',
        'Nothing was added to the price; the count came to less than half of it.',
      ],
      passage: { lesson: 2, page: 2, text: 'less than guessed, and not nothing' },
    },
    {
      id: 'l2-s-62',
      kind: 'recall',
      question: 'What does Larkmoor’s message to the dispatchers name as not yet decided?',
      options: [
        'The grade of the coordinators',
        'The closing of the whiteboards',
        'The number of posts that end',
        'The shifts of the new center',
      ],
      correct: 3,
      explanation: 'The message says what is decided, and that the shifts are not.',
      feedback: [
        'Grades come up later, when dispatchers have answered the message.',
        'The boards have closing dates since the Decide knot, and are not in the message.',
        'Six posts end, and the message says so in its first line.',
        'Shifts are still open, and the dispatchers choose between two patterns of them.',
      ],
      passage: { lesson: 2, page: 3, text: 'decided: the shifts.' },
    },
  ],
  bank: [...page1, ...page2, ...page3],
}
