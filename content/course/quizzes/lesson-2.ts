import { page1 } from './lesson-2/page-1.ts'
import { page2 } from './lesson-2/page-2.ts'
import { page3 } from './lesson-2/page-3.ts'
import type { LessonQuiz } from './types.ts'

export const lesson2: LessonQuiz = {
  lessonId: 'lesson2',
  questions: [
    {
      id: 'l2-b-41',
      kind: 'application',
      question:
        'You list four large groups for an impact analysis. How do you fill in their rows, if you go by the course?',
      options: [
        'Beside each group’s manager, for half a day',
        'In each group’s workplace, for a full shift',
        'Beside three people of each group, for an hour',
        'Beside ten people of each group, for minutes',
      ],
      correct: 2,
      explanation: 'The lines are written at the place of work, from an hour beside each of three people.',
      feedback: [
        'Managers describe the work as it was agreed, and the worst error hides in how it is done.',
        'A shift shows much, and the course asks for less time with more people.',
        'People can show you steps that they would never think of mentioning in a room.',
        'Minutes are enough for a question, and not for a step that somebody does.',
      ],
      passage: { lesson: 2, page: 1, text: 'Sit beside three people from each large group, an hour each' },
    },
    {
      id: 'l2-b-02',
      kind: 'application',
      question:
        'Porters will do nearly the same work as before, but one wrong scan would send a patient’s sample to another hospital. What support do they get?',
      options: [
        'A helper at their side whenever a wrong scan can happen.',
        'A rehearsal beforehand, together with the laboratory.',
        'A clear note, since their work remains much as it was.',
        'A rehearsal beforehand, and a helper at their side later.',
      ],
      correct: 0,
      explanation:
        'Where the work hardly differs and an error does great harm, practice adds little and a helper at the right moment prevents it.',
      feedback: [
        'Much the same work with a harmful error calls for help at the moment when the error can happen.',
        'Rehearsal pays where the work itself is very different.',
        'A note would be enough if a wrong scan did no harm.',
        'Both together are for work that differs much and can do harm.',
      ],
      passage: { lesson: 2, page: 1, text: 'Help beside them on the days when the error can happen' },
    },
    {
      id: 'l2-b-61',
      kind: 'recall',
      question:
        'On Larkmoor’s commitment chart several gaps are open. Who is to move whom, and in which order?',
      options: [
        'Solano is to move Brandt, and then Brandt Pratt',
        'Whitlock is to move Pratt, and then Pratt Brandt',
        'Whitlock is to move Nair, and then Nair Keyes',
        'Solano is to move Nair, and then Nair Brandt',
      ],
      correct: 1,
      explanation:
        'The gaps are closed in the order in which one moves the next: the sponsor, the regional manager, the dispatcher.',
      feedback: [
        'Brandt has no hold on the regional manager, who is two levels above him.',
        'The sponsor can move the regional manager, and he can move the senior dispatcher.',
        'Nair is needed at “make,” and she is won at the gate of a depot; Keyes is no part of that order.',
        'Nair runs the stores and has nothing to say to a dispatcher.',
      ],
      passage: { lesson: 2, page: 1, text: 'Whitlock moves Pratt, and Pratt moves Brandt' },
    },
    {
      id: 'l2-b-42',
      kind: 'application',
      question:
        'A head of purchasing signed your gate in spring. Since then she has let two requests for help pass. Where does she stand on the commitment chart?',
      options: [
        'At “help,” since she put her name to the gate.',
        'At “let,” since she has not stood in its way.',
        'At “against,” since silence amounts to a no.',
        'At “none,” since something was asked and passed over.',
      ],
      correct: 3,
      explanation: 'A position rests on what somebody did, and two requests that were let pass make it none.',
      feedback: [
        'A signature is a statement; what she has done since is what counts.',
        'Letting it happen is a place one earns by an act, such as clearing a date.',
        'Opposition is an act as well, and she has not acted.',
        '“None” means that something was asked and passed over, whatever was signed before.',
      ],
      passage: { lesson: 2, page: 1, text: 'means that something was asked and passed over' },
    },
    {
      id: 'l2-b-47',
      kind: 'application',
      question:
        'Two wards with the same rota, bonus and tools take up a handover sheet very differently. Staff on both say that safety comes first. What do you do next?',
      options: [
        'Ask both wards what a new colleague had better not do',
        'Put the figures to both wards, and ask for the cause',
        'Sit with the slower ward for a shift, and list obstacles',
        'Have each ward name what the sheet would cost it',
      ],
      correct: 0,
      explanation:
        'When the plain causes are ruled out, what would get a newcomer into trouble comes close to the assumption.',
      feedback: [
        'The plain causes are ruled out and the two levels disagree, so you ask what would get a newcomer into trouble.',
        'Asked for a cause, people give the value that they already named.',
        'Rota, bonus and tools are alike, so the plain obstacles have been looked at.',
        'Costs belong to the diagnosis of groups; here the same costs meet different habits.',
      ],
      passage: { lesson: 2, page: 1, text: 'what would get a newcomer into trouble?' },
    },
    {
      id: 'l2-b-43',
      kind: 'application',
      question:
        'A willing sponsor has power over the budget and the time of all who must change. Their targets are set by a colleague on the same level. What does the course advise?',
      options: [
        'To win the colleague as a second sponsor beside the first',
        'To have both agree in writing on what the targets will be',
        'To look for a sponsor one level up, or for a smaller change',
        'To begin, and bring the targets to the first joint review',
      ],
      correct: 2,
      explanation:
        'A sponsor needs power over budgets, targets and time; if one is missing, go a level up or make the change smaller.',
      feedback: [
        'Two sponsors share the power that is needed, and a collision of targets waits between them.',
        'An agreement lasts until the first bad month, and the power stays where it was.',
        'If one of the three powers is missing, you need somebody higher up or a change that fits.',
        'By the first review the old targets have taught people what counts.',
      ],
      passage: { lesson: 2, page: 2, text: 'you need a sponsor one level up, or a smaller change' },
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
      id: 'l2-b-64',
      kind: 'recall',
      question: 'Owen Pratt’s managers hear that their weekly list no longer counts. What do two of them do?',
      options: [
        'They ask for it back, within a few weeks',
        'They let jobs lie that used to be on it',
        'They dispute whether that is allowed',
        'They go on keeping it, on their own',
      ],
      correct: 3,
      explanation: 'A suspended rule lives on as a habit: two managers keep the old list in a drawer.',
      feedback: [
        'Nothing is heard of such a request, and the ranking ends for good in May.',
        'Four jobs a night stay open, fewer than had been feared.',
        'Pratt explains it at the meeting himself, and no dispute is told.',
        'They keep the old list in a drawer: a suspended rule lives on as a habit.',
      ],
      passage: { lesson: 2, page: 2, text: 'keeping the old list in a drawer' },
    },
    {
      id: 'l2-b-45',
      kind: 'application',
      question:
        'Forty drivers are polled. “Can we do it”: fourteen yes, three no, the rest don’t know. “Do they mean it”: ten yes, almost all of the rest no. Which question is open, and what does it ask for?',
      options: [
        '“Can we do it,” and more information',
        '“Do they mean it,” and a remedy',
        '“Can we do it,” and a remedy',
        '“Do they mean it,” and information',
      ],
      correct: 1,
      explanation:
        'The lowest yes is the open question; since the others say no rather than don’t know, it needs a remedy.',
      feedback: [
        'Most doubt is voiced there, yet the lowest yes marks the open question.',
        'The lowest yes is the open question, and a no asks for something to be done.',
        'The lowest yes is elsewhere, and a don’t know asks for information first.',
        'Information answers a don’t know; these drivers have said no.',
      ],
      passage: { lesson: 2, page: 3, text: 'because they ask for different things: a no asks for a remedy' },
    },
    {
      id: 'l2-b-63',
      kind: 'recall',
      question:
        'After the bad first day, the service desk’s leads meet their people in eights. What may a lead grant on the spot?',
      options: [
        'A say in the order of the shifts',
        'A free Wednesday to those who need it',
        'A month of the old roster for a few',
        'Two swaps in the roster of each person',
      ],
      correct: 3,
      explanation:
        'What settles “can I live with it” is a personal answer with something the lead may grant: here two swaps.',
      feedback: [
        'The order of the shifts was fixed for all, and swaps were the way around it.',
        'Wednesdays were what people asked one another about, and no day was given to anyone.',
        'The new roster had begun for everybody, and the lead’s power lay within it.',
        'Each person’s own roster lay on the table, with two swaps that the lead could grant at once.',
      ],
      passage: { lesson: 2, page: 3, text: 'two swaps that the lead could grant on the spot' },
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
