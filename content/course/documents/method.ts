/** The last section of every plan: how it was made, with its sources. */
export const method = {
  title: 'How this plan was made',
  paragraphs: [
    'Each part answers one exercise of the course. Names, groups, dates and figures were entered once and are used wherever they are needed; sentences in the grid were drafted from these answers and then kept, rewritten or left open by the author. Figures marked as a guess are the author’s guesses. What is computed is computed from the figures shown and left out where one of them is missing.',
    'A share counted from some cases is given with its 95 percent interval (Wilson). The load rule, at most a tenth of the week, and the days 30, 90, 180 and 365 come from practice, not from a study. A loss that is planned, priced and ended on a date is the lesson of Repenning and Sterman (2001); five beliefs as questions are those of Armenakis and Harris (2002); the premortem is Klein’s (2007).',
    'A plan is a set of promises with names and dates. Where a name or a date is missing, the promise is open, and this document says so.',
  ],
} as const
