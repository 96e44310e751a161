import { page1 } from './lesson-2/page-1.ts'
import { page2 } from './lesson-2/page-2.ts'
import { page3 } from './lesson-2/page-3.ts'
import type { LessonQuiz } from './types.ts'

export const lesson2: LessonQuiz = {
  lessonId: 'lesson2',
  questions: [
    {
      id: 'l2-b-01',
      kind: 'application',
      question:
        'Which line about a new maintenance system would help you most to decide who gets what support?',
      options: [
        '“Maintenance: high impact; a training program is planned for all users.”',
        '“All users gain mobile access and need less time for their reports.”',
        '“Night electricians lose the right to order a spare part by themselves.”',
        '“Readiness in maintenance is amber, and should turn green by the summer.”',
      ],
      correct: 2,
      explanation:
        'A useful line names a group by its work and says exactly what it stops, starts or loses, so that someone in it can confirm it.',
      feedback: [
        'It names a department and a remedy before anyone knows what ends at four o’clock.',
        'It sells a gain to everybody and describes the day of nobody.',
        'A group, its work and an exact loss: somebody in it can confirm the line, and you can act on it.',
        'A color reports a mood of the program.',
      ],
      passage: { lesson: 2, page: 1, text: 'what they will no longer do, decide, see or sign' },
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
      id: 'l2-b-04',
      kind: 'judgment',
      question:
        'You can work on one gap this month. Branch heads are three steps away, tellers one, and the deputy who approves the branch heads’ staffing is one step away. Where do you begin?',
      options: [
        'With the branch heads, whose gap is the widest on the chart.',
        'With the tellers, who are by far the most people concerned.',
        'With all of them, since the gaps belong to one change.',
        'With the deputy, on whose approval the branch heads depend.',
      ],
      correct: 3,
      explanation:
        'Ask who moves whom: a single step by someone on whom others depend can shorten the wider gaps behind it.',
      feedback: [
        'Width shows how much work is left, and not where it begins.',
        'By headcount most people only have to let it happen.',
        'With one month, several gaps at once means none of them.',
        'Ask who moves whom: her one step can shorten the three behind it.',
      ],
      passage: { lesson: 2, page: 1, text: 'who moves whom?' },
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
      id: 'l2-b-06',
      kind: 'application',
      question:
        'A sponsor has money for your change and speaks well of it. The field teams’ targets belong to a colleague on her level, and they pay for the old way. What do you seek first?',
      options: [
        'More of her time, so that the field teams see her in person.',
        'A budget for training the field teams ahead of the switch.',
        'A sponsor one level up, who holds the targets of both sides.',
        'A steering committee in which both of their staffs are heard.',
      ],
      correct: 2,
      explanation:
        'A sponsor needs power over the budgets, targets and time of everyone who must change, and she lacks one of the three.',
      feedback: [
        'Seeing her would not change what the field teams are judged on.',
        'Skill is not what they lack while the targets pay for the old way.',
        'One of the three powers is missing, so you need a sponsor one level up, or a smaller change.',
        'A committee hears both sides, and neither staff may decide about targets.',
      ],
      passage: {
        lesson: 2,
        page: 2,
        text: 'If one power is missing, you need a sponsor one level up, or a smaller change.',
      },
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
      id: 'l2-b-08',
      kind: 'application',
      question:
        'In one district few use a new booking tool. Team leaders there name three things that their manager did for it this month; the manager’s own director has done several too. Clerks say that they get lost on two screens. What first?',
      options: [
        'Ask the sponsor to convert or replace the district’s manager.',
        'Suspend the district’s targets until the figures have risen.',
        'Send the reasons once more, signed by the director in person.',
        'Sit beside some clerks and practice those two screens there.',
      ],
      correct: 3,
      explanation:
        'Managers at every level have acted on the change, so the obstacle lies where the clerks point and practice is due there.',
      feedback: [
        'The manager has acted on the change; there is no broken link to mend.',
        'Lower targets buy time, and leave two confusing screens as they are.',
        'Reasons help people who doubt them, and these are lost on a screen.',
        'The chain holds, so the obstacle is where the clerks point, and practice belongs there.',
      ],
      passage: {
        lesson: 2,
        page: 2,
        text: 'What has your manager done differently in the last fourteen days because of this change?',
      },
    },
    {
      id: 'l2-b-09',
      kind: 'application',
      question:
        'Of 50 clerks, 45 think a change is needed and 41 that it is the right one. Whether they can live with it: 12 yes, 7 no, the rest don’t know. Personal rosters were settled on Friday and lie unsent. What next?',
      options: [
        'The sponsor suspends a target to show she means it.',
        'Each supervisor hands over and explains personal rosters.',
        'Each team has practice shifts before the first new roster.',
        'A working group looks afresh at the model of the rosters.',
      ],
      correct: 1,
      explanation:
        'Most answered “don’t know” to a question whose answer exists, so here passing on the information is the remedy.',
      feedback: [
        'A suspended target shows that it is meant, which is another question.',
        'Most don’t know something that has been settled, so handing it over is the whole remedy.',
        'Practice would answer a doubt about ability that nobody voiced.',
        'The model is decided; to reopen it now would mislead.',
      ],
      passage: {
        lesson: 2,
        page: 3,
        text: 'Where the roster is fixed and lies unsent in a system, a message is the whole remedy.',
      },
    },
    {
      id: 'l2-b-10',
      kind: 'application',
      question:
        'The layout of a new counter hall is fixed by the fire code; which team sits where is open. Your draft asks staff for “your views on the new hall.” What do you change?',
      options: [
        'Nothing, since being asked for views helps people to accept.',
        'Ask about the layout too, and explain the code afterward.',
        'Wait with the message until the seating is decided.',
        'Say that the layout is fixed, and let teams choose seats.',
      ],
      correct: 3,
      explanation:
        'Fair process fails when views are asked on something settled, so name what is told and share the choice that is really open.',
      feedback: [
        'Being asked about a settled matter is the way in which fair process fails.',
        'Explaining the code afterward tells people that their views had been useless.',
        'Waiting gives away the one choice that staff could have made.',
        'What is fixed is told, and what is open is shared.',
      ],
      passage: { lesson: 2, page: 3, text: 'asking for views on something already settled' },
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
