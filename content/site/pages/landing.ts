import { builtInCourse } from '../course.ts'
import type { Enrollment, Hero, Overview, SiteContent } from '../types.ts'

/** Default copy of the front page, section by section. It uses the framework of the lessons (three strands, four knots). */
export const topBar = {
  menu: 'Site',
  links: [
    { label: 'Overview', section: 'overview' },
    { label: 'Objectives', section: 'objectives' },
    { label: 'Topics', section: 'topics' },
    { label: 'Lessons', section: 'lessons' },
  ],
  enroll: { label: 'Enroll Now', section: 'enrollment' },
  account: { label: 'Account', href: '/welcome' },
} as const

export const hero: Hero = {
  eyebrow: 'A self-paced course for leaders and managers',
  title: 'Change holds when its strands are woven together.',
  lead: 'Purpose sits with the sponsor, process with the project office, people with HR. Each plan is sound. The change fails where the three should have met. In four lessons, you learn to run them as one, on a change of your own.',
  drawing: {
    description:
      'Three lines named purpose, process and people start far apart and are woven, ever closer, through four moments: decide, design, switch and settle.',
    strands: ['People', 'Process', 'Purpose'],
    knots: ['Decide', 'Design', 'Switch', 'Settle'],
  },
}

/** Beside the drawings of what a customer gets. */
export const platesCopy = {
  lesson: {
    title: 'Lessons like a good book',
    text: 'One idea a page, with drawings, worked examples, and sources.',
    label: 'Lesson 1',
    page: (pages: number) => `Page 1 of ${pages}`,
    /** The worked example on that page. */
    heading: 'Worked example: where four million dollars went',
    paragraph:
      'The new purchasing system went live on the planned Monday, two percent under budget. There was cake. Seven months later an analyst in finance asked a plain question. The business case had promised four million dollars a year. Where was it?',
    bars: [
      { label: 'Promised', amount: '$4.0M', percent: 100 },
      { share: '× 90%', label: 'of planned spend in the catalog', amount: '$3.6M', percent: 90 },
      { share: '× 60%', label: 'of that ordered through it', amount: '$2.2M', percent: 54 },
      { share: '× 70%', label: 'of that for the right item', amount: '$1.5M', percent: 38 },
    ],
    caption: 'Three shares of the same spend, multiplied: 90% × 60% × 70% = 38%.',
  },
  plan: {
    title: 'A plan that fills as you read',
    text: 'Your answers become one page, then a PDF or Word file.',
    heading: 'My change plan',
    /** Sentences of a plan in progress, a cell for each strand. The later knots are still open. */
    rows: [
      [
        'First-visit fix from 62 to 74%',
        'The 4 pm ranking stops on March 1',
        '240 technicians, 36 dispatchers',
      ],
      ['$2.7 million a year, not 3.6', 'Next-day picking, tried on 200 jobs', '24 plan, 6 coordinate parts'],
    ],
    open: 'Open',
  },
  certificate: {
    title: 'A certificate anyone can check',
    text: 'With your name, the date, and a number that employers can look up here.',
    name: 'Your Name',
    date: 'Completed on June 30, 2026',
    number: 'Certificate no. 7F2K9-QWERT-0H5MJ-ZX8CV',
  },
} as const

export const highlights: SiteContent['highlights'] = {
  title: 'Course highlights',
  items: [
    { figure: '4', label: 'lessons', detail: '13 pages; four to five hours with the exercises' },
    { figure: '13', label: 'exercises', detail: '10 minutes each to start, on your own change' },
    { figure: '35', label: 'questions', detail: 'Four quizzes that explain every answer' },
    { figure: '1', label: 'certificate', detail: 'With your name, the date, and a unique number' },
  ],
}

export const overview: Overview = {
  eyebrow: 'Overview',
  title: 'A change needs purpose, process and\u00a0people.',
  paragraphs: [
    'On Monday the strategy group meets. It has a target. On Tuesday the project office meets. It has a plan. On Wednesday human resources meets. It has a campaign. On Thursday one supervisor receives all three, and is the first to see that they do not fit.',
    'This course gives you one framework and the methods to make them fit before Thursday.',
  ],
  figure: {
    caption: 'Three ways to be two-thirds right, and one to be whole.',
    rows: [
      {
        missing: 3,
        drawing: 'Without purpose',
        name: 'Drift',
        tell: 'Busy, well-liked work that no one can tie to a result.',
      },
      {
        missing: 2,
        drawing: 'Without process',
        name: 'A campaign',
        tell: 'Everyone agrees and Monday is unchanged.',
      },
      {
        missing: 1,
        drawing: 'Without people',
        name: 'An installation',
        tell: 'The system is live and hardly used.',
      },
      {
        missing: 'none',
        drawing: 'Purpose, process and people woven together',
        name: 'A change',
        tell: 'New work, done by people who can, for a reason they know.',
      },
    ],
  },
  features: [
    {
      drawing: 'weave',
      title: 'One framework throughout',
      text: 'Three strands and four gates, from the first decision to normal work. Five well-known models have their place in it, each with its limit.',
    },
    {
      drawing: 'evidence',
      title: 'Evidence, with its limits',
      text: 'What research supports, what it only suggests, and which famous figures have no study behind them. Sources are named on every page.',
    },
    {
      drawing: 'exercise',
      title: 'Your change, not ours',
      text: "Every page ends with an exercise on a change you're leading. By the last one you have a plan on one page.",
    },
    {
      drawing: 'cases',
      title: 'Cases that went wrong first',
      text: "Follow one utility, its decisions and what they cost. It's fictional; real examples are marked and sourced.",
    },
    {
      drawing: 'quiz',
      title: 'Quizzes that teach',
      text: 'Most questions put you in a new situation, and each attempt brings new ones. Afterward, see what was right and why.',
    },
    {
      drawing: 'pace',
      title: 'At your pace',
      text: 'Read a page between meetings, or a lesson on the train. Pay once for lifetime access, including updates.',
    },
  ],
}

export const objectives: SiteContent['objectives'] = {
  eyebrow: 'Objectives',
  title: 'What you will be able to do',
  goals: [
    {
      title: 'Diagnose before you prescribe',
      text: 'Write on one page who must start, stop, learn or lose what, and name the strand that is missing.',
    },
    {
      title: 'Win sponsors who spend time',
      text: 'Ask upward for the four jobs that cannot be delegated, and know your next move when the answer is no.',
    },
    {
      title: 'Read resistance as information',
      text: 'Hear what an objection tells you, and answer the one in front of you instead of the one on the slide.',
    },
    {
      title: 'Measure what really changed',
      text: 'Follow a change from installed to adopted to realized, and report a number that you can defend.',
    },
  ],
}

export const keyTopics: SiteContent['topics'] = {
  eyebrow: 'Key topics',
  title: 'Three strands, and how to tie them',
  categories: [
    {
      strands: [3],
      title: 'Purpose',
      question: 'What will be different, for whom, and what stops?',
      topics: [
        'Results as a chain of factors',
        'Sponsorship and coalition',
        'Trade-offs in writing',
        'Three meanings of “done”',
      ],
    },
    {
      strands: [2],
      title: 'Process',
      question: 'How will the work itself run?',
      topics: [
        'Impact analysis',
        'Rules that contradict the new way',
        'Phases, pilots and gates',
        'A reinforcement calendar',
      ],
    },
    {
      strands: [1],
      title: 'People',
      question: 'Who has to start, stop, learn or lose what?',
      topics: [
        'Who it matters to, and who wants it',
        'Five questions asked in private',
        'Resistance as a signal',
        'Overload and the squeezed middle',
      ],
    },
    {
      strands: [3, 2, 1],
      title: 'Integration',
      question: 'Where do the three meet, and who signs?',
      topics: [
        'The four knots',
        'Lewin, Kotter, ADKAR, Bridges, 7-S',
        'The premortem',
        'Your plan on one page',
      ],
    },
  ],
}

export const lessonsSection: SiteContent['lessons'] = {
  eyebrow: 'Lessons',
  title: 'The four lessons',
  intro: `Each lesson builds on the last. Pass its quiz with ${builtInCourse.passMarkPercent} percent to unlock the next one.`,
}

export const testimonialsSection: SiteContent['reviews'] = {
  eyebrow: 'Reviews',
  title: 'From people who had a change to run',
}

export const enrollment: Enrollment = {
  eyebrow: 'Enrollment',
  title: 'One payment. Lifetime access.',
  text: 'No subscription, no waiting for a cohort. Pay once, start today, and come back whenever the next change does. Not for you? Request a full refund in your account within {refundDays} days.',
  receipt: {
    item: 'Complete course, self-paced',
    includes: [
      'Four lessons',
      'Four quizzes',
      'Thirteen exercises',
      'Your plan, PDF and Word',
      'Library and toolkit',
      'Certificate of completion',
      'Lifetime access',
      'Full refund within {refundDays} days',
    ],
    included: 'Included',
    regular: 'Regular price',
    saving: 'You save',
    total: 'Today’s price',
  },
  questions: 'Frequently asked questions',
}

export const payment = {
  title: 'Secure Payment',
  intro: 'Two steps: your email, then your card.',
  assurance: 'Your card details go straight to our payment provider. We never see them.',
} as const

/** Shown above the offer after a visit to a lesson without access. */
export const lockedLessonNotice = (number: number): string => `Enroll to open Lesson ${number}.`
