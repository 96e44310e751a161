const fileFormats: Record<string, string> = { xlsx: 'Excel', docx: 'Word', pptx: 'PowerPoint', pdf: 'PDF' }

/** The toolkit page. */
export const toolkitCopy = {
  title: 'Toolkit',
  intro:
    "Workbooks, worksheets, and slides for your team, blank or filled in with the lessons' example company, Larkmoor Water.",
  failed: "We couldn't load the toolkit.",
  file: (format: string, isFilled: boolean) =>
    `${fileFormats[format] ?? format}, ${isFilled ? 'example' : 'blank'}`,
  format: (format: string) => fileFormats[format] ?? format,
  variant: (isFilled: boolean) => (isFilled ? 'Example' : 'Blank'),
  howTo: 'How to use it',
  downloadAll: 'Download all',
  tile: { title: 'Toolkit', text: 'Templates for your team, blank or with examples.' },
} as const

/** The change plan: the answers to the exercises. */
export const planCopy = {
  title: 'My change plan',
  eyebrow: 'Your change plan',
  intro:
    'Your answers to the exercises, as one plan. Only you and the people you share a link with can see it.',
  offer: 'Each exercise adds a part to your own change plan.',
  tile: {
    title: 'My Change Plan',
    text: 'Your exercise answers, turned into a plan.',
  },
  noName: 'Untitled change',
  next: {
    first: 'Start here',
    eyebrow: 'Next exercise',
  },
  review: {
    title: 'Review your plan',
    intro:
      'Judge your plan by eight questions. Call an answer good only if you can point at its line in the plan; better, send a link and let a colleague judge. Your answers stay in this browser.',
    open: 'Eight questions about your plan',
    examples: { label: 'See one plan in three versions', path: '/library/articles/example-marked-plans' },
    levels: { poor: 'Poor', fair: 'Fair', good: 'Good' },
    next: 'What to improve next',
    nothing: 'Nothing in particular. Hold a premortem, and show the plan to someone who does the work.',
  },
} as const

/** The section of the plan page with links for others. */
export const planSharingCopy = {
  title: 'Share your plan',
  intro:
    'Send a link to a colleague, your sponsor, or a coach. They need no account, and can comment on any answer. What you wrote about people is left out.',
  name: 'Who is the link for?',
  nameHint: 'Only you see this.',
  nameMissing: 'Enter a name or a role',
  create: 'Create link',
  created: (name: string) => `Copy the link for ${name} now. We won't show it again.`,
  link: 'Link',
  copy: 'Copy link',
  links: 'Active links',
  until: (day: string) => `Until ${day}`,
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw the link for ${name}`,
  withdrawn: 'The link no longer works. Its comments stay.',
  openComments: (count: number) =>
    count === 1 ? 'Your plan has 1 open comment.' : `Your plan has ${count} open comments.`,
  comments: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
  resolvedComments: (count: number) => `Resolved comments: ${count}`,
  about: (label: string) => `About “${label}”`,
  reply: 'Your reply',
  sendReply: 'Reply',
  changeReply: 'Change reply',
  resolve: 'Resolve',
  resolved: 'Comment resolved',
  reopen: 'Reopen',
} as const

/** The page that a link opens. */
export const sharedPlanCopy = {
  title: 'Read a change plan',
  unnamed: 'A change plan',
  intro:
    'A learner in our course asks what you think of this plan. Comment on any answer. The learner, and people with this same link, can read your comments. Answers about people are left out.',
  loading: 'Loading the plan…',
  failed: "We couldn't load this plan.",
  empty: 'There is nothing to read in this plan yet. Ask the person who sent you the link.',
  until: (day: string) => `This link works until ${day}.`,
  author: 'Your name',
  authorMissing: 'Enter your name',
  comment: 'Comment',
  commentOn: (label: string) => `Comment on “${label}”`,
  text: 'Your comment',
  textMissing: 'Enter a comment',
  send: 'Send comment',
  sent: 'Comment sent',
  replied: 'Reply from the learner',
  resolved: 'Resolved',
} as const
