import type { Article } from '../types.ts'

export const oddsOfChange: Article = {
  slug: 'odds-of-change',
  title: 'The odds of change',
  summary:
    'Where the seventy percent came from, what may be said instead, and how to write a sentence about your own risk that somebody can act on.',
  pages: [{ lesson: 1, page: 1 }],
  sections: [
    {
      heading: 'What people say',
      paragraphs: [
        '“Seventy percent of all change initiatives fail.” The sentence opens proposals, books and conference talks, and for anyone who sells help with change it is a convenient one. It frightens a little, it flatters whoever offers a method, and it can hardly be checked, since the speaker seldom says what was counted.',
        'Lesson 1 tells its history in a paragraph. Michael Hammer and James Champy (1993) offered an estimate, unscientific by their own account, that 50 to 70 percent of reengineering efforts missed the dramatic results they had aimed at. Hammer and Steven Stanton (1995) then protested against the use that was made of it. A few years later the number had lost its subject: Michael Beer and Nitin Nohria (2000) wrote it about change as a whole. Rune By (2005), in a review that is otherwise critical of the field, repeats the seventy percent. Each writer could rely on another, and a count is hard to find.',
        'Mark Hughes (2011) took five published uses of the number and followed each to its source. He found valid and reliable evidence behind none of them. His paper is worth reading for a second reason. He asks whether a single rate could exist at all, given that organizations begin changes of every size, redefine them on the way, judge them at different times and hear different answers from different people.',
      ],
    },
    {
      heading: 'What we know',
      paragraphs: [
        'Some things have been counted, as long as one keeps to something that can be counted. Costs and dates of projects are the best example, because somebody wrote down a budget and somebody paid the bills.',
        'Bent Flyvbjerg and Alexander Budzier (2011) looked at 1,471 IT projects. On average they cost 27 percent more than planned. Had that been all, a prudent reserve would solve the problem. But one project in six ran over by 200 percent on average, and these few decide whether a board remembers the program as a disappointment or as the year in which the company was nearly lost. Flyvbjerg and colleagues (2022) repeated the exercise with 5,392 projects and studied the shape of the distribution. Extreme overruns are so common in it that the mean moves with every new disaster that enters the sample. In such a distribution the question “what happens on average?” has no steady answer, and the question “what does the worst sixth look like?” becomes the useful one.',
        'On people’s reactions there is a different body of work. Shaul Oreg, Maria Vakola and Achilles Armenakis (2011) reviewed 79 quantitative studies. Trust in management, taking part in decisions, information that is of use and fair procedures went with better reactions, and so did having less to lose. Jeroen Stouten, Denise Rousseau and David De Cremer (2018) compared the popular models with research of all kinds and drew ten steps from what holds up. Neither review offers a rate of success. Both say which conditions deserve your attention, and neither can promise that these will be enough.',
      ],
    },
    {
      heading: 'How we know it',
      paragraphs: [
        'It helps to keep apart three sorts of evidence that tend to be quoted in one breath.',
        'Records of projects are counts made by others for other purposes. They are hard to embellish afterward, which is their strength. They come from organizations that kept them and were willing to hand them over, which is their weakness: nobody knows whether the rest is better or worse. And they speak of cost and time. A project may end on its day and within its budget, and no one may ever use what it made.',
        'Surveys of people who live through a change tell us what goes together. If those who felt heard were also those who cooperated, being heard may have made them cooperate. It may also be that people who liked the change from the start remembered the meetings more kindly. A questionnaire filled in on one afternoon cannot tell these stories apart.',
        'Reviews read all of this and sort it. A good one tells you how many studies it rests on and of which kind. When a review says “we found few studies of the sequence as a whole,” it has told you something about the limits of every recipe on the market.',
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        'Nothing here says that change usually succeeds. To reject a number is to be left without one, and people who have thrown out the seventy percent sometimes slip into the opposite comfort. The honest position is less satisfying: nobody knows the rate, partly because the question is badly put.',
        'Nor do the figures about IT projects carry over to every change. A new shift pattern, a merger of two teams and a code of conduct have no budget line that would show an overrun of 200 percent. What carries over is the question about extreme cases. Where a few changes do most of the damage, the mean of past projects gives no warning about them.',
        'Finally, a comparison with other people’s projects cannot replace knowledge of your own. Roger Buehler, Dale Griffin and Michael Ross (1994) asked students when they would finish a piece of their own work; they were too hopeful, even while they remembered that earlier work had been late. Recalling the past helped only when they were made to connect it with the task in hand. Flyvbjerg (2006) recommends something similar for large projects: look first at a class of comparable ones, see how they ended, and only then at what makes yours special. He also says plainly that the class has to exist. Few organizations have kept the records, which is a reason to begin keeping them now.',
      ],
    },
    {
      heading: 'Use it on Monday',
      paragraphs: [
        'Write one sentence about your own extreme case, in a form that somebody can watch for. It has four parts: the event, the first sign of it, the person who looks, and the day of the next look. “This becomes one of the bad ones if the supplier’s interface slips past our busy season; the first sign is a test that is postponed twice; Ana looks every second Friday, next on the ninth.” Put it on the page that the steering group sees, beside the budget. If nobody in the room can name a first sign, you have found the part of the plan that rests on hope.',
        'Then collect a small class of your own. Five or six changes of the last years in your organization will do, with three facts for each: what was promised, what was there a year after the switch, and what made the difference. Ask the people who were affected as well as those who were in charge. It takes an afternoon or two, and from then on you can answer talk of general odds with cases that your colleagues remember.',
      ],
      points: [
        'When somebody quotes a rate of failure, ask what was counted as a change and what counted as failing.',
        'Replace “what usually happens?” by “what would make ours one of the bad ones?”',
        'Give every such sentence a first sign, a name and a day.',
        'Keep the three facts about each finished change, so that the next plan has a class to be compared with.',
        'If you must give a forecast, give a range, and say which past cases it comes from.',
      ],
    },
  ],
  works: [
    'hughes-2011',
    'hammer-champy-1993',
    'hammer-stanton-1995',
    'beer-nohria-2000',
    'flyvbjerg-budzier-2011',
    'flyvbjerg-2022',
    'flyvbjerg-2006',
    'oreg-2011',
    'stouten-2018',
    'by-2005',
    'buehler-1994',
  ],
}
