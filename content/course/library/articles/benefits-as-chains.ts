import type { Article } from '../types.ts'

export const benefitsAsChains: Article = {
  slug: 'benefits-as-chains',
  title: 'Benefits as chains',
  summary:
    'From a business case to a figure that finance will sign: factors that multiply, benefits that can be banked and others, and what to do when a factor is not a share.',
  pages: [
    { lesson: 1, page: 1 },
    { lesson: 3, page: 3 },
  ],
  sections: [
    {
      heading: 'From a promise to a chain',
      paragraphs: [
        'A business case ends in a number. Between that number and the thing that is bought lies a row of conditions, most of them unwritten: it has to be there, people have to use it, they have to use it rightly, and the time or money it frees has to go somewhere useful. John Ward and Elizabeth Daniel (2012), whose handbook has shaped much of the practice, ask project teams to draw these conditions as a network, from the benefit back to the changes in work that bring it about, and to put an owner on each. The chain of lesson 1 is the simplest form of that network. It keeps only conditions that can be written as shares of the same thing, so that they can be multiplied and compared.',
        'What makes the chain useful is its severity. Three shares of eighty percent, each of which would pass as a respectable result, leave half of the promise. A steering group that looks at the three figures one by one sees three green lights. Multiplied, they say that every second dollar is missing, and the conversation changes.',
      ],
    },
    {
      heading: 'Choosing factors',
      paragraphs: [
        'Begin at the end, with the unit of the promise, and walk backward. If dollars of spend are promised, every factor has to be a share of spend. If hours are promised, a share of hours or of cases that take about the same time. Where cases differ a great deal, count the few kinds separately: a chain for standard claims and a chain for injury claims will teach you more than one chain for a mixture that shifts from month to month.',
        'Three or four factors are enough. The first usually asks what part of the work the new way covers at all. The second asks in what part of that it is really used. The third asks how often it is used rightly. A fourth may be needed for what happens afterward: of the hours that were freed, which share was turned into something that somebody would pay for? That last one is left out more often than any other, and it is where many promised savings end. Ten minutes saved by each of six hundred people are a hundred hours a day in a spreadsheet. They become a benefit when a post is not filled again, when overtime falls, or when a queue that customers complain about gets shorter. Until then they are ten pleasant minutes.',
      ],
    },
    {
      heading: 'Benefits that can be banked, and others',
      paragraphs: [
        'Finance departments tell apart what can be taken out of a budget from what cannot. Both kinds can be worth having. A saving that leaves the budget is signed by the person whose budget it was. A better service has no such line, and needs another witness: a measured waiting time, a rate of errors, a count of complaints, with a baseline and the name of whoever will read it in a year. Trouble begins when the second kind is dressed as the first. Hours multiplied by a wage look like money and are believed by nobody who has to find that money in July.',
        'A plain rule helps. For each benefit, write down what somebody will see that they do not see today: a lower line in a ledger, a shorter list, a contract that was not renewed. If you cannot finish that sentence, leave the benefit out of the sum and describe it in words. The sum will be smaller and will survive its first reading.',
      ],
    },
    {
      heading: 'When a factor is not a share',
      paragraphs: [
        'Sometimes the walk backward meets something that refuses to be a percentage. The price of energy may decide about the saving. A law may or may not pass. Such things belong beside the chain, as assumptions with a date on which they will be looked at again. Multiplying by “seventy percent likely” mixes a judgment about the world with counts of your own work, and afterward nobody can say which of the two was wrong.',
        'Quality is another case. If a thing is done rightly in most cases, and the few that go wrong cost ten times as much as the others gain, a share of right cases flatters you. Then count the loss directly: number of errors times the cost of one. The counter-measure of lesson 3 is there to catch this.',
      ],
    },
    {
      heading: 'How we know it, and what it does not show',
      paragraphs: [
        'Evidence on chains as a method is thin. The handbooks rest on long practice with companies, which counts for something, and on few comparisons with organizations that worked otherwise. What can be shown is that each link deserves its own count, because links part company all the time.',
        'A well-known example comes from surgery. David Urbach and colleagues (2014) studied 101 hospitals in Ontario that had introduced a safety checklist. Reported use was close to complete. Deaths after surgery went from 0.71 to 0.65 percent, a difference that chance could explain. Some conclude that checklists do little. Others answer that reported use is a tick in a box, that teams which were merely told to use a list never changed how they spoke with each other, and that the hospitals had little time to learn. The study cannot settle this, because the middle link was measured by report. Anyone who runs a change is in the same position the moment adoption is taken from a log.',
        'Donald Kirkpatrick (1994) made a ladder of four steps for training: reaction, learning, behavior, results. It is a chain of a kind, and it is often misread. His steps say where to look. They do not say that a happy course leads to learning or that learning leads to results, and a count on one step is no evidence for the next. Marilyn Strathern (1997) adds the reason why even a well-made chain decays: a measure that becomes a target attracts effort of its own. The share of orders placed through a catalog can be raised by splitting orders.',
      ],
    },
    {
      heading: 'Use it on Monday',
      paragraphs: [
        'Take the promise of your present change and give yourself half an hour. Write the unit, walk backward, and stop at four factors. Fill in today’s figures with what you have, and mark each one counted, told or guessed. Then choose the factor with the most doubtful figure and draw twenty cases. E. B. Wilson (1927) gave us the interval for such small samples: if 12 of 20 cases are right, the range that catches the true share in nineteen draws out of twenty runs from 39 to 78 percent, which is wide and still narrower than an argument.',
        'Show the result to the person who owns the budget and ask one question: which line of yours will look different in a year because of this? Whatever they answer is the last factor of your chain, and its owner.',
      ],
      points: [
        'One unit, at most four factors, each with a name.',
        'Separate chains for kinds of cases that differ a great deal.',
        'A last factor for what becomes of the time that is freed.',
        'Outside events as dated assumptions beside the chain, never as a factor.',
        'No benefit in the sum unless somebody can say what they will see.',
      ],
    },
  ],
  works: ['ward-daniel-2012', 'kirkpatrick-1994', 'urbach-2014', 'wilson-1927', 'strathern-1997'],
}
