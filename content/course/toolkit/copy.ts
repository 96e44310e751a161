/** Names, summaries and instructions of the templates. */
export const templateCopy = {
  '01': {
    name: 'benefit-chain',
    title: 'Benefit chain',
    summary: 'What is left of a promise after each factor, and which factor is the best lever.',
    use: 'Write the promise on the sheet Result and its factors on the sheet Chain: shares of the same thing, today and at their target. The workbook multiplies them and shows what is left of the promise after each factor, the run rate, and what each factor is worth if it alone reaches its target. Guesses are allowed if they are marked as guesses. Look first at the best lever, then at who answers for it.',
  },
  '02': {
    name: 'five-lenses',
    title: 'Five lenses',
    summary: 'Where your change is stuck, in five lines that you can point at.',
    use: 'Twenty minutes for all five lines, one thing you could point at for each. Mark how you know. Then ask ten people or more, and count a yes only if they can say or show it. End with one restraint to take away and at most three moves.',
  },
  '03': {
    name: 'knot-page',
    title: 'Knot page',
    summary: 'Three sentences for the next gate that fit together, signed by their owners.',
    use: 'Three sentences for the next gate, each with a number, a date or a name. One person writes; the owners of the other two strands sign. Ask of each pair: if this is true, can that be true? The knot is tied when all pairs fit, both have signed, and somebody has accepted the price. Below it, one line for each thing that must be true, with one name that answers for it.',
  },
  '04': {
    name: 'impact-and-positions',
    title: 'Impact and positions',
    summary: 'What stops, starts and is lost for each group, and which support that takes.',
    use: 'One row for each group, by the work it does: what stops, starts and is lost, and the worst mistake of an honest beginner. Judge from 1 to 5 how different the work becomes and how much harm the mistake does; the workbook says which support that takes. The second sheet is private: actions with dates, and nothing you could not show the person. Without a deed somebody stands at unknown.',
  },
  '05': {
    name: 'sponsor-contract',
    title: 'Sponsor contract',
    summary: 'One page for you and your sponsor to sign: dates, talks and hours.',
    use: 'One page to sign with your sponsor: four dates after the launch, three things that stop, two talks you cannot hold yourself, and the hours it takes. A sponsor is somebody who can change the targets, the budgets and the time of all concerned.',
  },
  '06': {
    name: 'decision-note',
    title: 'Decision note',
    summary: 'One page that gets your sponsor to decide between two targets that collide.',
    use: 'Two legitimate targets collide and only the sponsor can decide. Give two options with what each costs, say which you recommend and by when you need the answer, and what you will do after a no, or no answer. Stay under two hundred words.',
  },
  '07': {
    name: 'message-planner',
    title: 'Message planner',
    summary: 'What people have heard so far, your next message, and when replies are due.',
    use: 'List what was sent and which of the five questions it answered. Ask ten people or more, and ask them again later; the workbook shows the share of yes and how it changed. Then write the next message in four lines. From the day on which the sponsor speaks the workbook counts when supervisors and teams hear it and when replies are due. Fill in your holidays.',
  },
  '08': {
    name: 'objection-log',
    title: 'Objection log',
    summary: 'Every objection in its own words, with the days on which an answer is due.',
    use: 'Objections in the words of those who raised them. The workbook adds five working days, by which the person hears what will be checked, and ten, by which it is decided, and marks what is overdue until the person was told. The second sheet asks who has not asked anything: silence is a question to you. Fill in your holidays.',
  },
  '09': {
    name: 'load-ledger',
    title: 'Load ledger',
    summary: 'All changes that land on one role, in hours a week, before and after relief.',
    use: 'Everything that lands on one role, in hours a week, also what you do not own; then the same after relief. One rule: up to a tenth of the week is fine, more in one block needs a moved target, and more in two blocks side by side or over a fifth in any means that something will give. Record the targets that were lowered, with a signature.',
  },
  '10': {
    name: 'measures-and-dip',
    title: 'Measures and dip',
    summary: 'Four measures, counts by team against the planned curve, and the price of the dip.',
    use: 'Four lines: adoption counted in cases, proficiency, benefit, and one measure that may not suffer. Twenty cases by hand are enough to start; the workbook gives a range that misses the true share about once in twenty counts. Weekly counts stand beside the planned curve, teams beside each other. The last sheet prices the dip: people, output, days, loss, and the level at which you stop and look.',
  },
  '11': {
    name: 'gate-record',
    title: 'Gate record and calendar',
    summary: 'Three criteria for each of four gates, and the dates of every wave.',
    use: 'Three criteria for each of the four gates; a gate is open when all three are met, and unknown counts as no. Set the threshold of readiness before the test, and say who may hold the date at what price. List the old ways with their closing dates and look at the five ways back. For every wave the workbook counts days 30, 90, 180 and 365, moved to a working day.',
  },
  '12': {
    name: 'plan-on-one-page',
    title: 'Plan on one page',
    summary: 'Your plan in twelve sentences and four figures, as a slide and a page for the wall.',
    use: 'Twelve sentences, one for each strand at each gate, and four figures: as a slide for the steering group and as a page for the wall.',
  },
  '13': {
    name: 'premortem-pack',
    title: 'Premortem pack',
    summary: 'Everything for forty-five minutes of asking why the change has failed.',
    use: 'Forty-five minutes with five people or more, one of whom does the work: a running sheet, twenty cards to print and cut, and the record in which every reason is kept.',
  },
  '14': {
    name: 'steering-page',
    title: 'Steering page',
    summary: 'One slide that gets a decision from the steering group.',
    use: 'One slide for the steering group: three measures and the counter-measure, the spread between teams instead of the mean alone, and the one decision you ask for.',
  },
} as const
