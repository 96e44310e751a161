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
      id: 'l2-b-03',
      kind: 'application',
      question:
        'A controller has told two colleagues that she supports a shared center. Nobody has asked her for anything yet. Where does she go on the commitment chart?',
      options: [
        'At “help,” on the word she gave to her colleagues.',
        'At “unknown,” with a small request made this week.',
        'At “none,” as she has done nothing for it so far.',
        'At “let,” as she stands in nobody’s way at present.',
      ],
      correct: 1,
      explanation:
        'A position rests on something the person did, and until something is asked of her there is nothing, so a request comes first.',
      feedback: [
        'Her word counts from the day on which something was asked and given.',
        'Until something is asked of her she cannot show where she stands, so a small request comes first.',
        'That mark would need a request that she let pass.',
        'Possible, and still a guess about a request that was never made.',
      ],
      passage: {
        lesson: 2,
        page: 1,
        text: 'a position counts only if it rests on something the person did',
      },
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
      id: 'l2-b-48',
      kind: 'recall',
      question: 'A sponsor’s contract of one page has four dates after the launch. What happens on them?',
      options: [
        'The sponsor receives the lines of measures',
        'The sponsor is somewhere, and in person',
        'The sponsor takes a decision that is due',
        'The sponsor ends something by then',
      ],
      correct: 1,
      explanation: 'To stay is to be there when it is ugly, and four dates in the diary make it likely.',
      feedback: [
        'Measures reach the sponsor monthly, contract or not.',
        'On four dates after the launch the sponsor will be somewhere in person.',
        'Decisions are asked for when they are needed, by a note.',
        'Three things stop, and that is another part of the contract.',
      ],
      passage: { lesson: 2, page: 2, text: 'four dates after the launch on which the sponsor will be' },
    },
    {
      id: 'l2-b-44',
      kind: 'recall',
      question:
        'In the clinic group, the fourth region rose once its director had a reason to switch. Why did it remain the lowest for another quarter?',
      options: [
        'The clinics expected the held figure to be taken back',
        'The director spoke in meetings and kept his old targets',
        'The other regions had gone on improving in those weeks',
        'The loss had been repaired, and the habit lasted longer',
      ],
      correct: 3,
      explanation:
        'Taking the loss away made the switch possible at once; the habit that the loss had formed took longer.',
      feedback: [
        'The page says nothing of such a fear; the figure was held for the weeks that had been named.',
        'His bonus hung on the figure that was held, and he opened three meetings himself.',
        'No rise in the other three is reported for those weeks.',
        'Some weeks of a held figure repair a sum, and leave a habit behind.',
      ],
      passage: {
        lesson: 2,
        page: 2,
        text: 'since eight weeks of a held figure repair a sum and leave a habit',
      },
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
      id: 'l2-b-46',
      kind: 'application',
      question:
        'You announce that you will decide on a break room after hearing the nurses. What do you add in the same message, at this level of engagement?',
      options: [
        'The limits within which the room can be changed',
        'The names of those who will weigh the views',
        'The sum that the new room may cost at most',
        'The day on which they see what has been used',
      ],
      correct: 3,
      explanation:
        'Asking for views creates a debt: a day on which people see what was used and why the rest was not.',
      feedback: [
        'Choosing within limits is to share, and here you keep the choice.',
        'Names are helpful, and they do not show what became of a view.',
        'A sum is one of the limits, and belongs to sharing as well.',
        'To ask means that they see by a day what was used, and why not the rest.',
      ],
      passage: { lesson: 2, page: 3, text: 'By Friday you will see what we used, and why not the rest.' },
    },
  ],
  overview: [
    {
      id: 'l2-s-43',
      kind: 'recall',
      question:
        'You lead a drastic change and have one free evening a week. Going by Battilana and Casciaro’s study, with whom do you spend it?',
      options: [
        'With people close to you who are still undecided',
        'With people close to you who are firmly against it',
        'With people of high rank who do not know you yet',
        'With people who favor it and are known to everyone',
      ],
      correct: 0,
      explanation:
        'Close ties to fence-sitters always helped, while ties to firm opponents hindered drastic changes.',
      feedback: [
        'Close ties to fence-sitters always helped.',
        'Close ties to firm opponents hindered drastic changes, as influence runs in both directions.',
        'A central place in the network helped whatever the rank.',
        'Those who favor it are pleasant to talk to, and that is not where the movement is.',
      ],
      passage: { lesson: 2, page: 2, text: 'Close ties to fence-sitters always helped.' },
    },
    {
      id: 'l2-s-42',
      kind: 'recall',
      question: 'Larkmoor’s dispatchers get one message in place of a campaign. From whom does it come?',
      options: [
        'From Dana Whitlock, the sponsor',
        'From Imre Solano, the change lead',
        'From Joan Keyes, the depot manager',
        'From Owen Pratt, the regional head',
      ],
      correct: 2,
      explanation: 'A message comes from the person whom people trust and who can answer the next question.',
      feedback: [
        'She speaks on the day before, for the reason and its cost.',
        'He writes it and knows the answers; they would rather hear it from somebody else.',
        'The message comes from the person they trust and who can answer what follows.',
        'He had signed and then told his depots that the ranking comes first.',
      ],
      passage: { lesson: 2, page: 3, text: 'for one message, from Joan Keyes, whom they trust' },
    },
  ],
  bank: [...page1, ...page2, ...page3],
}
