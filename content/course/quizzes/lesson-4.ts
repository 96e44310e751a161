import { page1 } from './lesson-4/page-1.ts'
import { page2 } from './lesson-4/page-2.ts'
import { page3 } from './lesson-4/page-3.ts'
import type { LessonQuiz } from './types.ts'

export const lesson4: LessonQuiz = {
  lessonId: 'lesson4',
  questions: [
    {
      id: 'l4-b-81',
      kind: 'judgment',
      question:
        'A bank holds its second branch back to repair the first; the hold costs $400,000. Later branches together save $290,000 in corrections, and wrong payments to customers stop. The board asks whether the hold has paid. What does its sponsor answer?',
      options: [
        'It has, as the second branch did far better than the first',
        'It has, once the wrong payments that we spared are added up',
        'In money it has not; we held so that no one is paid wrongly',
        'In part it has; the third branch is likely to bring the rest',
      ],
      correct: 2,
      explanation:
        'The sum speaks against the hold and its reason was safety, so the sponsor says that rather than dress it up as savings.',
      feedback: [
        'A second site learns from a first in any case; the difference may not be claimed for the hold.',
        'Errors that did not happen can be priced at will. That would be dressing it up as savings.',
        'The arithmetic is against the hold. Its case was safety, and the course’s sponsor said so.',
        'Later branches learn from earlier ones anyway. What is likely is no answer to a board.',
      ],
      passage: {
        lesson: 4,
        page: 1,
        text: 'The case for holding was safety, and she said so to the board rather than dress it up as savings.',
      },
    },
    {
      id: 'l4-b-82',
      kind: 'judgment',
      question:
        'Nurses carry a sheet of spare labels. You have watched it on nights and at weekends, in fourteen of twenty rooms and on most wards. Your group is ready to decide whether to forbid, adopt or tolerate it. Which step have you left out?',
      options: [
        'To write down why the sheet is a sensible thing to have',
        'To tell the wards that you are going to decide on it',
        'To find out on which ward and by whom it was started off',
        'To estimate how likely it is to harm a patient in a year',
      ],
      correct: 0,
      explanation:
        'After looking at the worst hour and counting, you write down why it is sensible; if you cannot, you have not understood it.',
      feedback: [
        'If you cannot write that down without irony, you have not understood the workaround.',
        'People are told which of the three it is, and that is the last step.',
        'The inventor is of no interest. The design that calls for the sheet is.',
        'Risk weighs in the decision, and without the reason you would decide blindly.',
      ],
      passage: { lesson: 4, page: 1, text: 'Write down why it is sensible, without irony.' },
    },
    {
      id: 'l4-b-95',
      kind: 'application',
      question:
        'A call center solved sixty-two percent of calls at once, and promised seventy-four. Halfway, “solved” comes to mean no second call within a week. Counted like that, the start was fifty-one, and today is fifty-eight. Where does the goal stand now?',
      options: [
        'At seventy-four percent',
        'At seventy percent now',
        'At sixty-one percent',
        'At sixty-three percent',
      ],
      correct: 3,
      explanation:
        'A new measure needs a new baseline: the start is recounted, and the promised distance stays.',
      feedback: [
        'The promised level would then be measured with another ruler than the start.',
        'Twelve points from today would ask for the first half of the way again.',
        'This keeps the ratio of goal to start. The promise was a distance in points.',
        'The start is recounted and the promised distance of twelve points stays.',
      ],
      passage: { lesson: 4, page: 1, text: 'A new measure needs a new baseline' },
    },
    {
      id: 'l4-b-84',
      kind: 'application',
      question:
        'A head of research may go on using her own ordering form “for the time being.” Asked for a day on which that could end, she is friendly and cannot name one. How do you read her answer?',
      options: [
        'As a habit, which ends when the old form is closed',
        'As a gap in the design, which has to get an owner',
        'As a risk, which goes into the log with a score',
        'As a refusal, which goes to the sponsor this week',
      ],
      correct: 1,
      explanation:
        'If the holder of an exemption cannot name a day, the design has a gap there, and the gap needs an owner.',
      feedback: [
        'Closing it without a replacement sends her to a spreadsheet.',
        'If the holder cannot name a day, the design has a gap there, and the gap needs an owner.',
        'A score in a log is how the course’s hospital lost a whole list of problems.',
        'She may be quite willing. What would replace her form is missing.',
      ],
      passage: { lesson: 4, page: 1, text: 'the design has a gap there, and the gap needs an owner' },
    },
    {
      id: 'l4-b-85',
      kind: 'judgment',
      question:
        'Two bakeries are merged. Ovens have been moved, a third of the bakers have given notice, the bonus still pays by old department, and nobody has been told why. You stop the transfer for a month. In which order do you repair it?',
      options: [
        'The reason, each person’s answer, the bonus, the ovens',
        'The reason, the bonus, each person’s answer, the ovens',
        'Each person’s answer, the reason, the bonus, the ovens',
        'The bonus, each person’s answer, the reason, the ovens',
      ],
      correct: 0,
      explanation: 'The repair ran purpose, people, process and only then machines.',
      feedback: [
        'The repair ran purpose, people, process, machines.',
        'This is close. The bonus follows, once people know where they are going to be.',
        'Personal answers are urgent. Without the reason they look like somebody’s whim.',
        'Pay comes third. People who do not know whether they stay do not reckon their bonus.',
      ],
      passage: { lesson: 4, page: 2, text: 'The repair ran purpose, people, process, machines.' },
    },
    {
      id: 'l4-b-94',
      kind: 'application',
      question:
        'Two laboratories move into one building. Which of the three strands leads at the Switch gate, and by what means?',
      options: [
        'People, by hearing of their posts',
        'Process, by setting the day for it',
        'Purpose, by giving a reason for it',
        'People, by setting the test for it',
      ],
      correct: 3,
      explanation: 'People lead at Switch by setting the test, and their answers have been given at Design.',
      feedback: [
        'The answer about one’s own job belongs to the Design knot, well before the move.',
        'Project plans put the date first. Here the slowest strand sets it.',
        'The reason has to be known long before. It opens no gate at the end.',
        'People lead at Switch: they set the test, and can keep the gate shut.',
      ],
      passage: { lesson: 4, page: 2, text: 'where people lead at Switch: they set the test' },
    },
    {
      id: 'l4-b-92',
      kind: 'judgment',
      question:
        'A furniture maker wants to start product cells in May. Work can be planned by product from then on; the new bonus can be paid from July, when the payroll year begins. What do you start, and when?',
      options: [
        'Cells in May, the new bonus in July',
        'Cells in July, the new bonus in July',
        'Cells in May, a fixed sum until July',
        'One cell in May, all others in July',
      ],
      correct: 1,
      explanation:
        'Pay, planning and reporting rules match the new structure before the structure starts, so the cells begin in July.',
      feedback: [
        'For two months helping another person in the cell would cost money.',
        'Pay, planning and reporting rules match the new structure before it starts.',
        'A fixed sum is a usual bridge. The checklist has the rules match before the start.',
        'A pilot shows the work. Its pay would still be that of a department.',
      ],
      passage: {
        lesson: 4,
        page: 2,
        text: 'Pay, planning and reporting rules match the new structure before the structure starts.',
      },
    },
    {
      id: 'l4-b-91',
      kind: 'application',
      question:
        'A plan for a tax office holds the sentence “Ten clerks lose the counter: six become guides, four join the back office, each named by May.” In which cell of the page does it belong?',
      options: [
        'People, at the Switch gate',
        'People, at the Decide gate',
        'People, at the Design gate',
        'Process, at the Design gate',
      ],
      correct: 2,
      explanation: 'A loss with its answer, by name, is the sentence of people at Design.',
      feedback: [
        'At Switch people are proven ready. Who goes where has been answered well before.',
        'Decide knows who is affected and how heavily, and not yet who does what.',
        'A loss is named and answered, person by person: that is people at Design.',
        'Posts are a part of process. This sentence is about a loss and its answer.',
      ],
      passage: { lesson: 4, page: 3, text: 'Clerks lose the counter; 24 become guides, 30 join casework' },
    },
    {
      id: 'l4-b-89',
      kind: 'judgment',
      question:
        'Nine people have held a premortem, one of them a driver. All reasons are on the wall: some were named by six people, some look very likely, some would be disastrous, and three came from the driver alone. Which of them go into the plan?',
      options: [
        'The disastrous ones, and those that look very likely',
        'The disastrous ones, and the three from the driver',
        'Those named by many, and the three from the driver',
        'Those named by many, and all the very likely ones',
      ],
      correct: 1,
      explanation:
        'Those that would hurt most and those from the person who does the work go into the plan, even if named once.',
      feedback: [
        'Harm is right. Likelihood is hard to rate, and would lose the driver’s three.',
        'Harm decides, and so does the work, even where a reason was named only once.',
        'The driver’s are right. How often a reason is named says nothing about its harm.',
        'That is how a single card about a storm would have been lost.',
      ],
      passage: {
        lesson: 4,
        page: 3,
        text: 'Those that would hurt most, and those from the person who does the work, go into the plan',
      },
    },
    {
      id: 'l4-b-93',
      kind: 'application',
      question:
        'A plan promised $940,000 a year. At the end its chain of four shares gives $1,020,000, and a count of what customers got gives $760,000. Nobody can say which share is too high. What goes on paper?',
      options: [
        '$760,000 signed, $180,000 withdrawn',
        '$760,000 signed, $260,000 withdrawn',
        '$890,000 signed, $50,000 withdrawn',
        '$940,000 signed, no part withdrawn',
      ],
      correct: 0,
      explanation: 'Finance signs the count, and the part of the promise above it is withdrawn.',
      feedback: [
        'The count is signed, and what it leaves of the promise is withdrawn.',
        'The gap to the chain is a doubt about the chain. What is withdrawn is part of the promise.',
        'The mean of two figures is neither a chain nor a count.',
        'One figure above the promise and one below it do not confirm it.',
      ],
      passage: { lesson: 4, page: 3, text: 'He signs the count.' },
    },
  ],
  overview: [
    {
      id: 'l4-s-81',
      kind: 'judgment',
      question:
        'A plant will close because a customer is leaving; the contract forbids saying so before the ninth. Today two hundred people ask whether there is a reason. What do you advise the plant director to say?',
      options: [
        '“There is a reason, and I can give it to you on the ninth.”',
        '“There is no reason beyond cost, as far as we know today.”',
        '“We are bundling our strengths, and details will follow.”',
        '“I cannot speak about it yet; please bear with me for now.”',
      ],
      correct: 0,
      explanation:
        'When facts must be held back for a time, say so and give the day: a dated silence is forgiven, an invented phrase is not.',
      feedback: [
        'People forgive a dated silence far more readily than an invented phrase.',
        'It will be found out, and then the true reason is not believed either.',
        'That is an invented phrase, and they will remember it on the ninth.',
        'An open silence is read as a bad answer. It has no day in it.',
      ],
      passage: {
        lesson: 4,
        page: 2,
        text: 'People forgive a dated silence far more readily than an invented phrase',
      },
    },
    {
      id: 'l4-s-82',
      kind: 'application',
      question:
        'You read a plan of twelve sentences down and across. Load at the switch is thirteen percent of the week; the old form ends on day eighty; the review comes two weeks after the dip; the sponsor has three dates after the launch. Which of these is a contradiction?',
      options: [
        'The sponsor, as three dates fall short of four',
        'The form, as it is open longer than the dip lasts',
        'The review, as it comes when the dip is over',
        'The load, as it is above a tenth at the switch',
      ],
      correct: 3,
      explanation:
        'A load above ten percent at the switch is on the list of contradictions; the other three are in order.',
      feedback: [
        'Four dates are a good contract. On the list is a sponsor with none.',
        'An old path may be open until day ninety. Eighty is in order.',
        'A review before the dip is over would be the contradiction.',
        'Load above ten percent at the switch is on the list; the dip and the load meet on the same people.',
      ],
      passage: { lesson: 4, page: 3, text: 'load above ten percent at the switch' },
    },
  ],
  bank: [...page1, ...page2, ...page3],
}
