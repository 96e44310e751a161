/** The facts of the running case, Larkmoor Water. Everything else about it is computed from them in `case.ts`. */
export const larkmoor = {
  jobs: 150_000,
  visitCost: 150,
  technicians: 240,
  depots: 6,
  technicianHours: 40,
  visitsPerDay: 3.5,
  installed: 2_900_000,
  /** Percent of jobs fixed on the first visit: before, and as promised. */
  fixBefore: 62,
  fixPromised: 78,
  /** The chain in percent: planned jobs, jobs run from the plan, right part and skill. */
  january: [90, 55, 60],
  targets: [96, 90, 87],
  june2028: [95, 86, 84],
  /** Jobs run from the plan in percent, by depot. */
  runInJanuary: { Alder: 85, Birch: 78, Cedar: 70, Dogwood: 57, Elm: 24, Fir: 16 },
  runInJune2028: { Alder: 93, Birch: 91, Cedar: 90, Dogwood: 85, Elm: 81, Fir: 76 },
  /**
   * Jobs fixed without a second visit to the address within 28 days, in percent of all jobs. Before the switch, `returns` percent of
   * the jobs closed as fixed had a new job in that time.
   */
  byAddress: { returns: 4, before: 60, january: 64, target: 72, threshold: 63, june2028: 70 },
  /** The last month whose 28 days are over at the Settle gate. */
  lastCountedMonth: '2028-05',
  /** Points gained by address from January to October 2027: Alder and Elm, and Cedar and Fir, which had not switched. */
  comparison: { switched: 5, waiting: 2 },
  /** July 1 to 15, 2027: jobs closed as fixed in percent, and how many of those needed a new job within 28 days. */
  elm: { closedAsFixed: 73, newJobs: 11 },
  alder: { closedAsFixed: 71, newJobs: 4 },
  /** The ruling on the ranking: two depots of six near 20 percent, where 70 is possible. */
  ranking: { depots: 2, from: 20, to: 70, weeks: 12 },
  /** Counted in the South, from March 2027 to June 2028. */
  openJobs: { guessed: 10, counted: 4, cost: 60, nights: 21, nightsPerWeek: 5, months: 16 },
  /** Emergencies reached within two hours, in percent: the lowest quarter up to June 2028. */
  emergenciesLow: 93,
  dispatchers: { before: 36, planners: 24, coordinators: 6, retire: 4, contactCenter: 2 },
  gradeProtection: 4_000,
  /** Two people at each board from the switch to its closing date. */
  boards: { people: 2, weeks: 13, weeklyCost: 1_500 },
  /** Hours a week by block of four weeks from `start`: as planned for April, and as decided on April 9. */
  load: {
    start: '2027-04-05',
    before: {
      'One Plan': [2, 3.5, 1.5, 0.5],
      Meters: [1, 1.5, 0.5, 0],
      Safety: [0.5, 1.5, 0, 0],
      'Expenses tool': [0, 0.5, 0.5, 0],
    },
    after: {
      'One Plan': [2, 3.5, 1.5, 0.5],
      Meters: [1, 0, 0, 2],
      Safety: [0.5, 0, 1.5, 0],
      'Expenses tool': [0, 0, 0, 1],
    },
  },
  /**
   * The same at Alder and Elm after the hold, which put the switch into the second of these blocks: before and after the decision of
   * June 11. Learning beside helpers takes two hours a week more than April had put down.
   */
  juneLoad: {
    start: '2027-05-31',
    before: {
      'One Plan': [1.5, 2.5, 0, 0],
      Meters: [0, 2, 0, 0],
      Safety: [1.5, 0, 0, 0],
      'Expenses tool': [0, 1, 0, 0],
    },
    after: {
      'One Plan': [1.5, 2.5, 0, 0],
      Meters: [0, 0, 0, 2],
      Safety: [1.5, 0, 0, 0],
      'Expenses tool': [0, 0, 0, 1],
    },
  },
  dip: { technicians: 80, days: 30, waves: 3, planned: 10, floor: 80 },
  /** Actual losses in percent: over the six planned weeks of each wave, and over two more weeks of the first. */
  losses: [12, 8, 7],
  afterDip: { days: 10, loss: 4 },
  readiness: { tested: 80, first: 42, second: 64, threshold: 75 },
  hold: { weeks: 3, price: 24_000 },
  helpers: { ratio: 12, weeks: 6, hours: 20 },
  /** One hour of a technician. */
  hourlyCost: 50,
  ending: 1_200,
} as const
