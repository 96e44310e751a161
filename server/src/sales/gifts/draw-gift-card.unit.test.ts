import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { drawGiftCard } from './draw-gift-card.ts'

/** The upper edge of the ornament at the foot of the card, in points from the bottom of the page. */
const ORNAMENT = 112
const sender = 'Ada Lovelace and everybody in the analytical engines department'

test.each([
  ['Ada', 'Happy birthday!'],
  [sender, `Dear Sam,\n\n${'you have earned this. '.repeat(21)}\n\nAda`],
  [sender, 'Well done!\n'.repeat(45)],
])('the text of a card from %s stays above the ornament', async (sender, message) => {
  const card = { course: 'Integrated Change Management', sender, message, paper: 'a4' } as const
  const pdf = await getDocumentProxy(
    new Uint8Array(await drawGiftCard({ ...card, url: 'https://course.example/join?token=x' })),
  )
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const baselines = items.flatMap((item) =>
    'transform' in item && item.str.trim() ? [item.transform[5]] : [],
  )
  expect(baselines.length).toBeGreaterThan(4)
  expect(Math.min(...baselines)).toBeGreaterThan(ORNAMENT)
})
