import type { Article } from '../types.ts'

export const phoenix: Article = {
  slug: 'phoenix-pay-system',
  title: 'Documented case: the Phoenix pay system',
  summary:
    'How Canada’s government came to start a pay system that was not ready: the budget of 2009, the functions that were cut to fit it, the pilot that was canceled, and what reviewers disagree about.',
  pages: [{ lesson: 3, page: 4 }],
  sections: [
    {
      heading: 'What was to be done',
      paragraphs: [
        'In 2009 the government of Canada began to change how it paid its 290,000 employees. The plan had two parts. One was to bring the pay work of 46 departments and agencies, with about seventy percent of all employees, into a single center. The other was to replace a pay system that was forty years old and served 101 departments and agencies. The system was named Phoenix. It was standard software from PeopleSoft, adapted by IBM. Together the two parts took seven years and $310 million, and were expected to save about $70 million a year from the fiscal year of 2016. These figures, and most of those that follow, come from two audits of the Auditor General (2017) and the Auditor General (2018).',
        'There were good reasons to act. The old system was hard to maintain, and few people still knew how. Pay rules were laid down in many collective agreements, and each department employed people who knew them. Before the change pay advisers in the departments entered new hires, promotions, leave and overtime, and corrected what had gone wrong. Much of what they knew was in no manual.',
        'From May 2012 pay work moved to the new center in Miramichi, New Brunswick. By early 2016 about 1,200 posts of advisers in the 46 departments had ended. In their place stood 460 advisers and 90 support staff at the center. In the terms of this course, the people strand had been switched before the process strand existed.',
      ],
    },
    {
      heading: 'How the budget decided the scope',
      paragraphs: [
        'The Treasury Board had approved $155 million in 2009 for building and starting Phoenix. In the spring of 2012, when planning was done, IBM put the cost at $274 million. The department responsible, Public Services and Procurement Canada, could have asked for more money, or for time, or could have told the Treasury Board that the approved sum would buy less. According to the Auditor General (2018) it did not consider asking. The executives in charge worked with IBM to reduce the scope until it fitted the sum.',
        'So functions were removed or put off. Processing requests for pay is a work of many exceptions: acting appointments, retroactive pay, shifts and overtime. The audit found that the functions cut included some that were critical, and that the effect of the cuts on the promised savings was not reported to the Treasury Board. The promise stayed at $70 million a year while the means to reach it became smaller. In the language of lesson 1, factors of the benefit chain were cut, and the product was left as it was.',
        'Inside the project the cuts were known. What was missing is a person outside it who saw them, could compare them with the promise, and had the power to stop.',
      ],
    },
    {
      heading: 'How testing gave way to the date',
      paragraphs: [
        'The audit of 2018 describes three steps. Tests were shortened. The system was never tested as a whole before it was started, and the final tests by pay advisers were not completed. And a pilot was dropped. It was to run a live version before everyone depended on it. In June 2015 the executives canceled it. The system had major defects at the time, and there was not enough time to reschedule the pilot without delaying the start. They did not assess what canceling it would mean.',
        'Read that reason once more. A pilot exists to find defects. It was canceled because there were too many of them. Lesson 3 asks for a readiness test that can fail, with a threshold that is fixed while the result is unknown, and for a named person who may hold the date at a known price. At Phoenix a failed test led to less testing. The price of a week’s delay had not been set beside the price of a wrong start.',
        'There was a last warning. Departments were worried, and the Treasury Board engaged an outside adviser, Gartner, in December 2015. Its report named risks and recommended a limited start in a few departments with simpler pay, with the old system running alongside. The executives in charge did not consider these recommendations before the start. When they briefed the deputy minister, they said that Phoenix was ready, and did not mention significant problems that they knew of. No independent report told the deputy minister otherwise.',
        'From inside, the picture could look different. A project whose scope has been cut to fit its budget can be reported as on budget and on scope, in good faith. The report then says nothing about what was cut.',
        'Written as three sentences for the Switch gate of early 2016, what the audits describe would read like this. Purpose: the new system pays 290,000 people from April, and saves about $70 million a year. Process: it runs with the functions that fit the sum of 2009, and has not been tested as a whole. People: 460 advisers and 90 support staff do what 1,200 advisers did in 46 departments. Now ask of each pair whether both can be true. Process and people contradict: what was cut from the system comes back as work by hand, and most of the posts of those who knew how have ended. Purpose and process contradict as well, since the saving had been counted with functions that were no longer there. No audit puts it so; the sentences are ours, and written with hindsight. But what each of them says was known before April, and asking takes an afternoon.',
      ],
    },
    {
      heading: 'What followed',
      paragraphs: [
        'Phoenix started in February 2016 in 34 departments, and in April in the others. Errors began at once. Some employees were paid too much, some too little, and some were not paid at all. The center in Miramichi received more requests than it could handle, and departments that had given up their advisers had few people left who could help.',
        'By June 2017 more than 150,000 employees were waiting for at least one pay request to be processed, and the outstanding errors came to more than $520 million, overpayments and underpayments together. The Auditor General (2017) drew a sample and found pay errors to be common more than a year after the start. Hundreds of people were hired or moved to deal with the problems. The government had set aside $540 million for three years to repair the system, and the audit expected repairs to cost more and take longer. At the start of 2018 the backlog of requests at the center was still in the hundreds of thousands. Years later pay was still often wrong. In its samples the Auditor General (2022) found an error in the basic or acting pay of 28 percent of employees, against 47 percent the year before.',
        'Set against a promise of $70 million a year, that is a large loss. It fell on people who had had no part in any decision, and who needed their pay for rent.',
      ],
    },
    {
      heading: 'Where the reviews disagree',
      paragraphs: [
        'The Auditor General (2018) called the project an incomprehensible failure of management and oversight, and put the weight on the executives who ran it: they cut functions and tests, canceled the pilot, and did not pass on what they knew. In this reading better oversight would have caught it.',
        'Goss Gilroy (2017), in a study that the Treasury Board had commissioned, looked at the same years with other questions. The authors spoke with more than fifty people in 37 interviews and with more than a hundred in eight workshops. They drew seventeen lessons. The first of them concern size: the initiative was far more complex than anyone in charge assumed, it was treated as the replacement of a system rather than as a change in how the whole government works, responsibility was spread over several offices, and savings were taken before they had been earned. In this reading a better project team in the same arrangement would have failed as well, only later.',
        'A third view asks about time. The goal, the savings and the location of the center were settled years before the audit’s story of cuts begins, in a period when budgets were being reduced. Those decisions narrowed what anyone could do in 2015. The audit of 2018 says little about them, because it examined how the system was built. Reviews answer the questions they were given, and it is worth asking who gave them.',
        'The three readings need not exclude each other. But they lead to different remedies: a stronger gate, a smaller and slower change, or a promise that leaves room. If you lead a change, you will need to know which of the three your own is short of.',
      ],
    },
    {
      heading: 'What it does not show',
      paragraphs: [
        'One case cannot show what would have happened otherwise. A start in a few simple departments with the old system alongside might have gone well. It might also have taken two more years, and found the same gaps at a higher price. No one tried.',
        'Hindsight makes warnings louder than they were. A project of this size receives warnings every month, and most of them come to nothing. The files of projects that ended well are seldom audited with the same care, so we do not know how often a dropped pilot does no harm.',
        'And audits look for decisions and for people who took them. They are less good at showing what had become normal by the time someone decided: that a date which has moved once may not move again, or that bad news travels upward only in softened words. The reviews mention such things. They did not measure them.',
      ],
    },
    {
      heading: 'Use it on Monday',
      paragraphs: [
        'Three questions from this case can be asked of any change in an afternoon. They cost some embarrassment, which is cheaper than the alternative.',
        'First, lay the list of what has been cut beside the promise, line by line, and ask which factor of the benefit chain each cut belongs to. If the promise has not moved while the list has grown, you have found a number that nobody believes and nobody has corrected. Second, ask who outside the project has seen the results of the last test, in figures, and whether that person may say stop. If the answer is a committee that meets every quarter, name a person. Third, look at the order in which people and process change. Where knowledgeable people leave before the new way has run for some weeks, arrange to keep some of them, with a date, and put what they cost into the plan.',
      ],
      points: [
        'When scope is cut, restate the benefit in the same meeting and in the same minutes.',
        'A test that is failing is a reason to test more. Write down beforehand what a failed pilot will mean.',
        'Give the person who may hold the date a report that does not come from the project.',
        'Keep those who know the old work until the new way has run, and show what that costs.',
        'Say what the saving is before it is taken from anyone’s budget.',
      ],
    },
  ],
  works: ['auditor-general-2017', 'auditor-general-2018', 'auditor-general-2022', 'goss-gilroy-2017'],
}
