/** The library pages. */
export const libraryCopy = {
  edit: 'Edit',
  hitKinds: {
    lesson: 'Lesson',
    word: 'Glossary',
    article: 'Article',
    workshop: 'Workshop',
    work: 'Bibliography',
  },
  title: 'Library',
  openGlossary: 'Open the glossary',
  intro: 'Key terms, sources, in-depth articles, and workshops for your team.',
  failed: "We couldn't load the library.",
  unknownArticle: 'Article not found',
  search: {
    label: 'Search lessons and library',
    submit: 'Search',
    results: (query: string) => `Results for “${query}”`,
    count: (hits: number) =>
      hits === 0
        ? "No results. Try fewer words. Locked lessons aren't included."
        : `${hits} ${hits === 1 ? 'result' : 'results'}.`,
    firstOnes: (hits: number) => `Showing the first ${hits} results.`,
  },
  /** Names the links to the letters for screen readers. */
  letters: 'A to Z',
  bibliography: {
    evidence: 'Kind of evidence',
    all: 'All',
    count: (works: number, page: number, pages: number) =>
      `${works} ${works === 1 ? 'work' : 'works'}${pages > 1 ? `, page ${page} of ${pages}` : ''}`,
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
  },
  article: 'Article',
  sources: 'Sources',
  minutes: (minutes: number) => `${minutes} min read`,
  slides: {
    agenda: 'Agenda and materials',
    title: 'Templates and slides',
    minutes: (minutes: number) => `${minutes} minutes`,
    download: 'Download slides',
  },
  sections: {
    articles: {
      title: 'Articles',
      intro:
        'Each article goes deeper into one page of the lessons. Two tell a documented case at length, and four are example plans.',
    },
    glossary: { title: 'Glossary', intro: 'Key terms, with a link to the page that explains each one.' },
    bibliography: {
      title: 'Bibliography',
      intro: 'The research behind the lessons: what each study found, and its limits.',
    },
    workshops: {
      title: 'Workshops',
      intro: 'For facilitators: minute-by-minute agendas for up to 20 people, with slides and templates.',
    },
  },
  /** Headings in workshop texts. The slides are parsed from these headings. */
  workshop: {
    agenda: 'Agenda',
    part: (from: number, to: number, title: string) => `${from}–${to} min: ${title}`,
    /** Each marks a heading as a part of the agenda if it follows the minutes. */
    minuteWords: ['min', 'minutes'],
    materials: 'Materials',
    onTheSlide: 'On the slide:',
  },
  /** Copy for staff who edit the library. */
  editing: {
    edit: (title: string) => `Edit “${title}”`,
    labels: {
      article: (title: string) => `Text of the article “${title}”`,
      word: (word: string) => `Explanation of “${word}”`,
      work: (title: string) => `Note on “${title}”`,
      workshop: (title: string) => `Text of the workshop “${title}”`,
    },
    hints: {
      article: 'The first heading is used as the title, and the first paragraph as the summary.',
      word: "You can't change the term itself, because lessons link to it.",
      work: "You can't change the authors, title, or link here.",
      workshop:
        'The first heading is the title; the first paragraph is the outcome. Each heading that starts with minutes, such as “0–10 min: Purpose,” becomes a slide. Add its question on a line that starts with “On the slide:”.',
    },
  },
  /** Kinds of evidence in the bibliography. */
  evidence: {
    review: 'Literature review',
    experiment: 'Experiment',
    'natural experiment': 'Natural experiment',
    records: 'Records',
    survey: 'Survey',
    case: 'Case study',
    theory: 'Theory',
    practice: 'Practitioner experience',
  },
} as const
