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
        'In a workshop for each of the groups, with signed minutes',
        'With each group’s manager, in a talk of half a day',
        'Beside three people of each group, an hour with each',
        'By a short interview with ten people of each group',
      ],
      correct: 2,
      explanation: 'The lines are written at the place of work, from an hour beside each of three people.',
      feedback: [
        'Workshops yield departments and leave out the steps that nobody thinks of mentioning.',
        'Managers describe the work as it was agreed, and the worst error hides in how it is done.',
        'People can show you steps that they would never think of mentioning in a room.',
        'Ten accounts of the work are still told; the course wants it seen.',
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
      id: 'l2-b-05',
      kind: 'application',
      question:
        'Two wards with the same rota, bonus and tools take up a handover sheet very differently. Staff on both say that safety comes first. What do you do next?',
      options: [
        'Ask both wards what a new colleague had better not do there.',
        'Have the director remind the slower ward of the safety rule.',
        'Give the slower ward a bonus for each sheet it has filled in.',
        'Take the slower ward’s culture as given and plan without it.',
      ],
      correct: 0,
      explanation:
        'With the plain causes ruled out, a clash between what is said and what is seen leads to the assumption behind it, if you ask.',
      feedback: [
        'The plain causes are alike, so the answers come close to an assumption that nobody states.',
        'Both wards say it already; the difference lies in what is done.',
        'Pay is alike on both, and a bonus would explain nothing.',
        'To take culture as given is where people usually stop thinking.',
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
      id: 'l2-b-07',
      kind: 'judgment',
      question:
        'Your sponsor refuses to suspend a regional bonus that pays for the old way. All regions share one customer queue, so none can start alone. What do you do?',
      options: [
        'Start with the regions that are willing and publish results.',
        'Withdraw the date and report what each month of delay costs.',
        'Keep the date and train everyone before the bonus takes hold.',
        'Ask the regions to read the rules of the bonus generously.',
      ],
      correct: 1,
      explanation:
        'The shared queue rules out a willing few, so an honest reply moves the date and keeps the decision open and the sponsor’s.',
      feedback: [
        'A good move elsewhere; with one shared queue no region can start alone.',
        'The date is honest again, and the price of waiting keeps the decision open and hers.',
        'Ability was never the gap, and the bonus pays against it all the same.',
        'Generous reading puts the regions between two orders.',
      ],
      passage: {
        lesson: 2,
        page: 2,
        text: 'I withdraw the date, and I will report what each month of waiting costs',
      },
    },
    {
      id: 'l2-b-44',
      kind: 'recall',
      question:
        'In the clinic group, the fourth region rose once its director had a reason to switch. Why did it remain the lowest for another quarter?',
      options: [
        'The scheduler was called back to headquarters too soon',
        'The director went on telling clinics to protect their times',
        'The clinics of the region were the last to be trained',
        'The held figure repaired a sum and left the habit alone',
      ],
      correct: 3,
      explanation:
        'Taking the loss away made the switch possible at once; the habit that the loss had formed took longer.',
      feedback: [
        'The page says nothing about a recall; she was moved to the busiest clinic.',
        'He opened the next three staff meetings himself.',
        'More training had been the first idea, and it was not what was missing.',
        'Some weeks of a held figure take away a loss, while a habit lasts longer.',
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
        'Which limits the room has, so that they can choose within them',
        'Who will weigh the views, so that they know whom to ask',
        'Why a room is needed, so that their views will be useful',
        'When they will see what was used, and why not the rest',
      ],
      correct: 3,
      explanation:
        'Asking for views creates a debt: a day on which people see what was used and why the rest was not.',
      feedback: [
        'Choosing within limits is to share, and here you keep the choice.',
        'Names are helpful, and they do not show what became of a view.',
        'Reasons belong to each level; to ask, you owe something more.',
        'To ask means that they see by a day what was used, and why not the rest.',
      ],
      passage: { lesson: 2, page: 3, text: 'By Friday you will see what we used, and why not the rest.' },
    },
  ],
  overview: [
    {
      id: 'l2-s-01',
      kind: 'recall',
      question:
        'You lead a drastic change and have one free evening a week. Going by Battilana and Casciaro’s study, with whom do you spend it?',
      options: [
        'The people who have not made up their minds so far.',
        'The firmest opponents, until one of them gives way.',
        'The admirers, who can carry the message further on.',
        'The most senior people, whose rank counts for most.',
      ],
      correct: 0,
      explanation:
        'Close ties to fence-sitters always helped, while close ties to firm opponents hindered drastic changes.',
      feedback: [
        'Close ties to fence-sitters helped in every kind of change they studied.',
        'With drastic changes, closeness to firm opponents was a hindrance.',
        'Admirers are pleasant company, and they have moved already.',
        'A central place in the informal network counted whatever the rank.',
      ],
      passage: { lesson: 2, page: 2, text: 'Close ties to fence-sitters always helped.' },
    },
    {
      id: 'l2-s-02',
      kind: 'application',
      question:
        'A plant wants operators to improve their own stations. Team leaders are all on other duties until autumn, and nobody could come to a station that stops. What do you advise?',
      options: [
        'Hand over every station now, since waiting would look timid.',
        'Hand over nothing, since operators lack the skill to do this.',
        'Hand over one station whose leader you first free to come.',
        'Announce the handover now and let leaders follow in autumn.',
      ],
      correct: 2,
      explanation:
        'Handing over a decision works where someone comes when people stop, so begin as small as the help you can really give.',
      feedback: [
        'Boldness without anyone to come leaves people alone with a stopped station.',
        'Nothing suggests that they lack the skill; they would lack an answer.',
        'Begin as small as the help you can really give.',
        'A cord that nobody answers for a season will not be pulled again.',
      ],
      passage: { lesson: 2, page: 3, text: 'If nobody can come, do not hang the cord.' },
    },
  ],
  bank: [...page1, ...page2, ...page3],
}
