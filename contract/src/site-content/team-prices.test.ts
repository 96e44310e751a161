import { defaultContent } from '@course/content/site/content'
import { expect, test } from 'vitest'
import { seatPrice } from '../sales/seats.ts'
import { validateBlock } from './validate-block.ts'

const offerWith = (teamPrices: object[]) =>
  validateBlock('offer', { ...defaultContent.offer, teamPrices }).errors

test('prices for teams need more seats and less money from step to step', () => {
  expect(offerWith([])).toEqual({})
  expect(
    offerWith([
      { from: 5, cents: 269_00 },
      { from: 10, cents: 249_00 },
    ]),
  ).toEqual({})
  expect(Object.keys(offerWith([{ from: 1, cents: 100_00 }]))).toEqual(['teamPrices.0.from'])
  expect(Object.keys(offerWith([{ from: 5, cents: 299_00 }]))).toEqual(['teamPrices.0.cents'])
  expect(
    Object.keys(
      offerWith([
        { from: 5, cents: 200_00 },
        { from: 5, cents: 210_00 },
      ]),
    ),
  ).toEqual(['teamPrices.1.from', 'teamPrices.1.cents'])
})

test('the highest step that is reached counts, and a seat never costs more than a single purchase', () => {
  const offer = {
    currentCents: 250_00,
    teamPrices: [
      { from: 5, cents: 269_00 },
      { from: 10, cents: 199_00 },
    ],
  }
  expect([2, 5, 9, 10, 200].map((seats) => seatPrice(offer, seats))).toEqual([
    ...[250_00, 250_00, 250_00, 199_00, 199_00],
  ])
})
