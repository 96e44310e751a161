import type { Article } from '../types.ts'

export const sponsorsNetworksAndNo: Article = {
  slug: 'sponsors-networks-and-no',
  title: 'Sponsors, networks and the word no',
  summary:
    'What testimony about sponsors is worth, how the shape of a network helps some changes and hinders others, and four honest moves after a refusal.',
  pages: [{ lesson: 2, page: 2 }],
  sections: [
    {
      heading: 'The most repeated finding',
      paragraphs: [
        'Ask people who run changes what matters most, and they say the sponsor. Prosci (1998) has put the question in every edition of its survey, and active, visible sponsorship has come first each time. Few findings in the field are as steady. It is worth asking what kind of finding it is.',
        'Those who answer are practitioners who came across the survey and took the time. They are asked about changes they were responsible for. When such a change went well, the sponsor deserves thanks; when it went badly, there is a reason to look upward. Neither makes their answers false. It does mean that what has been measured is a shared judgment, and that nobody has compared, side by side, changes that differed only in what the sponsor did. One can accept the judgment, as lesson 2 does, and still decline to put a multiplier on it.',
        'There is another reason to take it seriously, and it can be checked without a survey. A sponsor who has spoken at the launch and is then seen nowhere leaves traces: in a diary without a single entry, in a budget that frees nobody, in two targets that contradict each other for months. These are things you can look up.',
      ],
    },
    {
      heading: 'What networks add',
      paragraphs: [
        'Rank is one way of getting things done. Julie Battilana and Tiziana Casciaro (2012) looked at another. They followed 68 initiatives in Britain’s National Health Service and mapped, for each person who led one, whom they turned to and who among those people knew each other. Two shapes of network stand at the ends of a scale. In a closed one most of your contacts also know one another; word travels fast, people trust you and watch each other keep promises. In an open one your contacts belong to groups that hardly meet, and you are the bridge.',
        'Neither shape is better. Changes that departed a great deal from how things were usually done went better for people with open networks, who could approach each group in its own terms and decide when the groups should meet. Changes that departed little went better for people with closed ones, where everybody could see that the others were joining in. In an article for managers the same authors (Battilana and Casciaro 2013) add what closeness to particular people did. Ties to fence-sitters helped in every case. Ties to firm opponents helped with modest changes; with bold ones they got in the way, because influence runs in both directions.',
        'Ronald Mitchell, Bradley Agle and Donna Wood (1997) help with the question of whom to notice at all. Power, legitimacy and urgency, they argue, decide who counts in the eyes of managers. Someone with all three is noticed without effort. The risk lies with those who have a fair and pressing claim and no power: they are passed over until they find an ally, and then they arrive all at once.',
      ],
    },
    {
      heading: 'The people in between',
      paragraphs: [
        'Between the sponsor and the teams stand managers who are often called an obstacle. Quy Huy (2001), after six years of observation and more than 200 interviews, describes them as the people who make a change bearable: they have ideas, they know whom to ask, they notice who is close to breaking, and they keep the ordinary work going meanwhile. Julia Balogun and Gerry Johnson (2004) read the diaries of middle managers during a restructuring and saw them work out its meaning with each other, in corridors and on the phone, while the senior managers who had designed it were hardly present in these conversations.',
        'Taken together this says something about sponsors. The message they send matters less than they think, because it will be interpreted elsewhere. What they do travels better. A target that was suspended, a person who was released, a morning spent in the worst week are facts that enter those corridor conversations and cannot be read in two ways.',
      ],
    },
    {
      heading: 'When the answer is no',
      paragraphs: [
        'Much advice on sponsorship ends where the difficulty begins. You have brought a decision note in five lines, with two options and a day. The sponsor says no. What now?',
        'A refusal is often better informed than it looks. The sponsor may know of a commitment that you do not know of, may have a reason that cannot be told yet, or may simply judge the price too high. So the first reply is a question: what would have to be different for you to decide otherwise? Sometimes the answer shows a third option, cheaper than either of yours.',
        'After that there are four honest moves. You can ask for a higher sponsor, with this one’s knowledge, when the power to decide lies above both of you. You can move the date, and say what each month costs, so that the decision stays open and stays where it belongs. You can cut the scope to what works under the rule that stays; part of a change that works is worth more than the whole of one that cannot. Or you can propose to stop. Stopping is rarely proposed and often the best use of everybody’s year.',
        'The dishonest fifth is to carry on as if nothing had been said, in the hope that facts will be created. What is created is usually a team that stands between two orders. They will find out, and they will remember who knew.',
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        'The network study is careful, and it comes from one health service in one country, with clinical managers in the lead. Whether the same shapes help in a factory, in a family firm or under another kind of leader remains open. The same caution applies to the work on middle managers, which looks closely at few places. John Kotter (1996) asks that a guiding coalition hold position power, expertise, credibility and leadership. That is sound advice from experience, and no one has tested coalitions with and without the four.',
        'Nothing in this literature says that a change with a weak sponsor must fail. Many small ones succeed because nobody above noticed them in time to have an opinion. What it says is that a change which needs the budgets, targets and hours of several departments needs somebody who holds all three.',
      ],
    },
    {
      heading: 'Use it on Monday',
      paragraphs: [
        'Draw your own network for the change you are leading. Put yourself in the middle, write down the ten people you have talked to most in the past month, and join those who talk to each other without you. If nearly all are joined, your network is closed: good for a modest change, and a reason to look for a bridge if yours is bold. If hardly any are joined, you are the bridge yourself, and should decide which two groups ought to meet, and when.',
        'Then mark each of the ten as for it, undecided or against it. Most people find that they have spent their month among those who agree. Move two hours of the coming week to the undecided.',
      ],
      points: [
        'Look in the diary and the budget before you believe in a sponsor.',
        'Match the shape of your network to the size of the change.',
        'Bring a decision note instead of an update, and ask after a no what would have to be different.',
        'Choose one of four replies to a refusal, in two sentences, in the same week.',
        'Name the price of waiting every month, without reproach.',
      ],
    },
  ],
  works: [
    'prosci-1998',
    'battilana-casciaro-2012',
    'battilana-casciaro-2013',
    'huy-2001',
    'mitchell-agle-wood-1997',
    'kotter-1996',
    'balogun-johnson-2004',
  ],
}
