import { benefitsAsChains } from './articles/benefits-as-chains.ts'
import { fiveBeliefs } from './articles/five-beliefs.ts'
import { foresight } from './articles/foresight.ts'
import { lossObjectionSilence } from './articles/loss-objection-silence.ts'
import { nummi } from './articles/nummi.ts'
import { oddsOfChange } from './articles/odds-of-change.ts'
import { phoenix } from './articles/phoenix.ts'
import { sponsorsNetworksAndNo } from './articles/sponsors-networks-and-no.ts'
import { theDip } from './articles/the-dip.ts'
import { tooMuchChange } from './articles/too-much-change.ts'
import { whatLewinWrote } from './articles/what-lewin-wrote.ts'
import { whatStays } from './articles/what-stays.ts'
import { bankPlan } from './examples/bank.ts'
import { foodBankPlan } from './examples/food-bank.ts'
import { hospitalPlan } from './examples/hospital.ts'
import { markedPlans } from './examples/marked-plans.ts'
import type { Article } from './types.ts'

/** In lesson order, then the documented cases and the example plans. */
export const articles: readonly Article[] = [
  oddsOfChange,
  benefitsAsChains,
  whatLewinWrote,
  lossObjectionSilence,
  sponsorsNetworksAndNo,
  fiveBeliefs,
  tooMuchChange,
  theDip,
  whatStays,
  foresight,
  nummi,
  phoenix,
  hospitalPlan,
  bankPlan,
  foodBankPlan,
  markedPlans,
]
