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
  /** The built-in texts of workshops are written with these, and their slides are read from them. */
  workshop: { agenda: 'Agenda', materials: 'Materials', onTheSlide: 'On the slide:' },
  /** What staff who edit the library read. */
  editing: {
    edit: (title: string) => `Edit “${title}”`,
    labels: {
      article: (title: string) => `Text of the article “${title}”`,
      word: (word: string) => `Explanation of “${word}”`,
      work: (title: string) => `Note on “${title}”`,
      workshop: (title: string) => `Text of the workshop “${title}”`,
    },
    hints: {
      article:
        'The first heading is the title in lists and searches, and the first paragraph is the summary.',
      word: 'The word itself stays: the lessons link it.',
      work: 'Authors, title and link of the work stay as they are.',
      workshop:
        'The first heading is the title, and the first paragraph what the group has in hand at the end. Each heading that begins with minutes, such as “0–10 min: Purpose,” becomes a slide, with the line that begins with “On the slide:” below it.',
    },
    saved: 'The text is saved.',
    notSaved: 'The text could not be saved. Please try again.',
    signedOut: 'Sign in again to save the text. Your draft is kept.',
    refused: 'Only administrators can save this text.',
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
