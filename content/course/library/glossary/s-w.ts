import type { GlossaryEntry } from '../types.ts'

export const fromSToW: readonly GlossaryEntry[] = [
  {
    slug: 'settle',
    term: 'Settle gate',
    forms: ['Settle knot'],
    text: 'The last of the four gates: is it normal work yet, measured, staffed, paid for, and taught to the next new hire? All three strands lead.',
    page: { lesson: 1, page: 3 },
  },
  {
    slug: 'sponsor',
    term: 'sponsor',
    forms: ['sponsors'],
    text: 'The person with power over the budgets, the targets and the time of everyone who must change. Say, pay, decide and stay are the job.',
    page: { lesson: 2, page: 2 },
  },
  {
    slug: 'strand',
    term: 'strand',
    forms: ['strands'],
    text: 'One of purpose, process and people. Between gates they may be managed apart; at a gate a decision on one binds the other two.',
    page: { lesson: 1, page: 3 },
  },
  {
    slug: 'super-user',
    term: 'super-users',
    forms: ['super-user'],
    text: 'A colleague who knows the new way and is freed to help others with it. Needed on every shift, and paid for.',
    page: { lesson: 4, page: 1 },
  },
  {
    slug: 'switch',
    term: 'Switch gate',
    forms: ['Switch knot'],
    text: 'The third of the four gates: can they do it on the day? People lead, and proof on live-like work decides.',
    page: { lesson: 1, page: 3 },
  },
  {
    slug: 'levels-of-say',
    term: 'tell, ask, share, hand over',
    forms: ['ask, share or hand over'],
    text: 'Four honest levels of a share in a decision. Say beforehand which one you mean; telling dressed up as asking is remembered for years.',
    page: { lesson: 2, page: 3 },
  },
  {
    slug: 'threshold',
    term: 'threshold',
    forms: ['thresholds'],
    text: 'The value that decides, set while nobody knows the result, with the sentence “below it we….” It needs a count that is exact enough to tell it from chance.',
    page: { lesson: 3, page: 3 },
  },
  {
    slug: 'transition',
    term: 'transition',
    text: 'The way people come to terms with a change: an ending, a neutral zone, a new beginning. The change is the event; the transition takes longer.',
    page: { lesson: 1, page: 2 },
  },
  {
    slug: 'warn-act',
    term: 'WARN Act',
    text: 'A law of the United States that generally demands 60 days’ written notice of plant closings and mass layoffs. Other rules apply elsewhere: ask counsel.',
    page: { lesson: 4, page: 2 },
  },
  {
    slug: 'workaround',
    term: 'workaround',
    forms: ['workarounds'],
    text: 'What a competent person does instead of what the design asks. Remove its cause, adopt it as the rule, or tolerate it until a date.',
    page: { lesson: 4, page: 1 },
  },
]
