/** The page with what the course has beyond its lessons. */
export const libraryTexts = {
  title: 'Library',
  intro:
    'The words of the lessons, what they rest on, articles that go further, and workshops for your team.',
  parts: {
    articles: { title: 'Articles', intro: 'Each goes further than the page of the lessons it belongs to.' },
    glossary: { title: 'Glossary', intro: 'The words of the lessons, with the page that treats them.' },
    bibliography: {
      title: 'Bibliography',
      intro: 'What the lessons and articles rest on, what each work found, and what it does not show.',
    },
    workshops: {
      title: 'Workshops',
      intro:
        'For facilitators: agendas by the minute, for up to twenty people of your own organization, with slides and templates of the toolkit.',
    },
  },
  /** What staff who edit an article read. */
  editing: {
    label: (title: string) => `Text of the article “${title}”`,
    hint: 'The first heading is the title in lists and searches, and the first paragraph is the summary.',
    saved: 'The article is saved.',
    notSaved: 'The article could not be saved. Please try again.',
    signedOut: 'Sign in again to save the article. Your draft is kept.',
    refused: 'Only administrators can save an article.',
  },
  /** What a work of the bibliography rests on. */
  evidence: {
    review: 'Review of studies',
    experiment: 'Experiment',
    survey: 'Survey',
    case: 'Case study',
    theory: 'Theory',
    practice: 'Practice and opinion',
  },
} as const
