import { page1 } from './lesson-1/page-1.ts'
import { page2 } from './lesson-1/page-2.ts'
import { page3 } from './lesson-1/page-3.ts'
import type { LessonQuiz } from './types.ts'

export const lesson1: LessonQuiz = {
  lessonId: 'lesson1',
  questions: [
    {
      id: 'l1-b-81',
      kind: 'judgment',
      question:
        'Bus depots keep ordering parts by phone, around a new portal. The portal has a sound business case, a tested workflow and a full training record, each with its owner and a green report. Depots are judged on buses out by six. What was missing, as the course reads such a case?',
      options: [
        'One person who laid the three reports side by side',
        'One express lane for parts that cannot wait',
        'One share of the saving for each of the depots',
        'One target for the depots that suits the portal',
      ],
      correct: 0,
      explanation:
        'Purpose, process and people each had a plan and a report; what was missing was one person who compared the three.',
      feedback: [
        'Every plan had an owner. Nobody compared the three, so nobody saw that the depots’ target forbids what the training taught.',
        'Faster parts would help the process. The gap sits higher: three good plans that were never compared.',
        'A share might win the depots over, yet no owner of a single plan could have seen why they needed one.',
        'A new target is the repair. What was missing is the person who would have seen the need for it.',
      ],
      passage: { lesson: 1, page: 1, text: 'What was missing was one person who compared the three.' },
    },
    {
      id: 'l1-b-82',
      kind: 'judgment',
      question:
        'You read a stalled merger of two archives through all five models, one line each. The force field names a clear restraint. The line on allies took you half the time and is still thin. Where do you look this week?',
      options: [
        'At the point on which most of the five lines agree',
        'At the loss, which slows most of the mergers',
        'At the restraint, whose line is the clearest',
        'At the allies, whose line is the thinnest one',
      ],
      correct: 3,
      explanation:
        'The line that you found hardest to fill belongs to the lens your organization seldom uses, so it is the best place to look.',
      feedback: [
        'Agreement between lenses is comfortable. The course wants lenses that disagree about where to look.',
        'Losses matter in mergers, but here a general rule would overrule what your own page shows.',
        'The restraint is well known already. What nobody ever looks at is more likely to hold the news.',
        'The hardest line is probably the lens your organization seldom uses, and so the best place to look.',
      ],
      passage: { lesson: 1, page: 2, text: 'Then choose the line that you found hardest to fill' },
    },
    {
      id: 'l1-b-83',
      kind: 'application',
      question:
        'Twelve nurses were asked about a new handover. Eleven say they know why, though only five can put the reason in their own words. Seven want it, six can name its steps, and four can do it unaided. Which element of ADKAR is the bottleneck, by the course’s way of counting?',
      options: [
        'Ability, with four of the twelve',
        'Knowledge, with six of the twelve',
        'Awareness, with five of the twelve',
        'Desire, with seven of the twelve',
      ],
      correct: 2,
      explanation:
        'A yes counts only if people can say it or show it; that puts awareness at five of twelve, the first element that fewer than half reach.',
      feedback: [
        'Four is the lowest count. The rule takes the first element below half, and awareness comes earlier.',
        'Six of twelve is exactly half, so knowledge is not below it.',
        'A yes counts only if it is said or shown, so awareness stands at five: the first element below half.',
        'Seven is more than half. Desire would be a common guess, and a wrong one here.',
      ],
      passage: { lesson: 1, page: 2, text: 'count a yes only if they can say it or show it' },
    },
    {
      id: 'l1-b-84',
      kind: 'application',
      question:
        'A housing office plans forty hours of practice for each clerk. An academy delivers them, the change lead has designed them, and the sponsor pays. Branch managers have no part in it beyond releasing people. Under whose name do the hours stand in the project plan?',
      options: [
        'The academy, which delivers all of the hours',
        'The branch managers, who release the clerks',
        'The change lead, who has designed the hours',
        'The sponsor, who has paid for all the hours',
      ],
      correct: 1,
      explanation:
        'Effort includes the hours of those who learn, and they stand under the manager who must free them.',
      feedback: [
        'An academy can deliver only to those who turn up, and it does not run the rosters.',
        'Learning hours stand under the manager who must free them, since that is where they get lost.',
        'The design may be perfect; the change lead cannot take a clerk off the counter.',
        'Paying settles the bill. It does not free a single clerk on a Tuesday.',
      ],
      passage: { lesson: 1, page: 3, text: 'under the manager who must free them' },
    },
    {
      id: 'l1-b-85',
      kind: 'judgment',
      question:
        'A knot for two clinics has three sentences, each with a date. One person wrote them, the two other owners signed, every pair was tested, and a nurse read it without a smile. Which entry does it still need to count as tied?',
      options: [
        'The price of the transition, and who accepts it',
        'The risks of the next phase, and who owns each',
        'The measure of the benefit, and who confirms it',
        'The review of the dip, and who may call it early',
      ],
      correct: 0,
      explanation:
        'A knot is tied only when the cost of the transition is stated and someone has accepted it.',
      feedback: [
        'A knot states what the transition costs, in money, time or standing, and someone has accepted it.',
        'A list of risks is useful in any plan, and the knot does not ask for one.',
        'A number may stand in the purpose sentence. Confirming the benefit belongs to Settle.',
        'A review belongs to one kind of knot, at Switch. The price belongs to every one.',
      ],
      passage: {
        lesson: 1,
        page: 3,
        text: 'What the transition costs, in money, time or standing, is stated and someone has accepted it.',
      },
    },
  ],
  overview: [
    {
      id: 'l1-s-81',
      kind: 'judgment',
      question:
        'A city moves its permits online. IT answers for the share offered online, the front office for the share filed there, the back office for the share decided without a query. All three report progress, and the saving is nowhere to be seen. Whose name do you add first?',
      options: [
        'Someone in finance who confirms the saving quarterly',
        'Someone who answers for the three shares multiplied',
        'Someone independent who recounts each of the shares',
        'Someone senior who settles disputes among the three',
      ],
      correct: 1,
      explanation:
        'Every share has an owner, but benefits multiply, so someone must answer for the product; that is the name usually missing.',
      feedback: [
        'Finance confirms what has arrived. It does not make three shares add up to a result.',
        'Benefits multiply along the chain. Each share has an owner; the product has none, as usual.',
        'A recount makes each number firmer and still leaves the result without an owner.',
        'There is no dispute. All three can defend a number, and that is the trouble.',
      ],
      passage: { lesson: 1, page: 1, text: 'one beside the product. The second name is the one that' },
    },
    {
      id: 'l1-s-82',
      kind: 'judgment',
      question:
        'Depot rosters are the late line in a utility’s change plan. RACI makes the change lead accountable; he has the sponsor’s backing, reports weekly and may escalate any delay. What does the course change in that line?',
      options: [
        'The sponsor becomes accountable, as the line is now critical',
        'The depot managers join him, so that both are accountable',
        'The depot managers become accountable, each for one roster',
        'The change lead stays accountable, with a deadline per depot',
      ],
      correct: 2,
      explanation:
        'The accountable person must control the means, so each depot’s roster belongs to the manager who writes it.',
      feedback: [
        'The sponsor answers for the result of the whole. She does not write rosters.',
        'Exactly one name may stand there. With two, each can wait for the other.',
        'Whoever is accountable must control the means, and only the depot manager controls her roster.',
        'Deadlines add pressure. They give him no control over a single shift.',
      ],
      passage: { lesson: 1, page: 3, text: 'The accountable person must control the means' },
    },
  ],
  bank: [...page1, ...page2, ...page3],
}
