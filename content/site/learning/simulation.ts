import { numberWord } from '../number-word.ts'

/** The simulation of the running case. */
export const simulationCopy = {
  title: 'One year at Larkmoor',
  intro:
    'You are the sponsor. Make the decisions of one year and see what follows for people, load, money, and results. You can take any decision back.',
  tile: { title: 'Simulation', text: 'One year of the running case in your hands.' },
  failed: "We couldn't load the simulation.",
  locked: (lesson: number) => `The simulation opens when you have passed the quiz of lesson ${lesson}.`,
  toLessons: 'Back to Lessons',
  progress: (number: number, total: number) => `Decision ${number} of ${total}`,
  monthOf: (month: string) => `${month} 2027`,
  decisionOf: (number: number, title: string) => `Decision ${number}: ${title}`,
  choose: 'Your decision',
  decide: 'Decide',
  soFar: 'Your decisions so far',
  takeBack: (title: string) => `Take back: ${title}`,
  takeBackShort: 'Take back',
  where: 'Where you stand',
  trustOf: (trust: number) => `${trust} of 100`,
  measures: {
    runRate: 'Benefit of a year',
    cost: 'Cost so far',
    trust: 'Trust',
    load: 'Highest load around the switch',
  },
  /** Where there is little room. */
  shortMeasures: { runRate: 'Benefit', cost: 'Cost', trust: 'Trust', load: 'Load' },
  /** Since the last decision. */
  change: (amount: string, isMore: boolean) => `${isMore ? '+' : '−'}${amount}`,
  unchanged: 'same',
  points: (amount: string) => `${amount} pts`,
  loadLimit: (share: string) => `${share} limit`,
  explanation:
    'The benefit is the promise times coverage, use and right parts, as in the benefit chain; trust moves use. Cost includes three dips, priced as in your plan. Above ten percent of the week, load deepens the dip. In the charts, a filled top is what a decision added, and an empty frame what it took away.',
  start: 'Start',
  end: {
    title: 'The year is over',
    intro:
      'Compare your year with the one that Larkmoor had, and with the advice of this course. The advice is good and not perfect: with other decisions the figures could be better.',
    you: 'You',
    before: 'Your last year',
    larkmoor: 'Larkmoor',
    advice: 'Our advice',
    decisions: {
      title: 'Decision by decision',
      intro: (differing: number) =>
        differing === 0
          ? 'You decided everything as we advise.'
          : `You decided otherwise than we advise in ${differing === 1 ? 'one case' : `${numberWord(differing)} cases`}, shown open.`,
      debrief: (count: string, total: string) =>
        `In ${count} of ${total} decisions this course would not do what Larkmoor did. There you read why, and how Larkmoor’s year would have ended with that decision alone changed.`,
      differs: 'not as advised',
      result: (changes: string) => `With this alone, Larkmoor’s year: ${changes}.`,
      more: (amount: string) => `${amount} more`,
      less: (amount: string) => `${amount} less`,
      same: 'unchanged',
      points: (amount: string) => `${amount} points`,
    },
    measure: 'Measure',
    decision: 'Decision',
    readMore: 'Read more',
    again: 'Play again',
  },
} as const
